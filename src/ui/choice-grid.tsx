import { Text, View } from '@tarojs/components'
import { radioGroupProps, radioPropsByKey } from './aria/radios'
import { Tap } from './tap'
import './choice-grid.scss'

interface ChoiceGridProps {
  label: string
  choices: Array<{ key: string; name: string; label?: string }>
  chosen?: string
  onChoose: (key: string) => void
}

/** With this number of choices the grid has two columns, because in three the last choice would stand alone. */
const FOUR_CHOICES = 4
/**
 * The longest name, in characters, that fits one of three columns. A longer name takes two columns. If most
 * names are longer, the grid has only two columns.
 */
const SHORT = 5
const isLong = ({ name }: { name: string }) => name.length > SHORT
/** A name of more characters than this takes a whole row. It would have three lines in one of two columns. */
const LONG = 12
const sizeOf = (choice: { name: string }) =>
  (isLong(choice) ? ' choice-grid__field--long' : '') + (choice.name.length > LONG ? ' choice-grid__field--whole' : '')

/** Shows short choices in a grid. Only one can be selected. */
export function ChoiceGrid({ label, choices, chosen, onChoose }: ChoiceGridProps) {
  const wide = choices.length === FOUR_CHOICES || choices.filter(isLong).length * 2 > choices.length
  const radio = radioPropsByKey(
    choices.map(({ key }) => key),
    chosen,
  )
  const fieldOf = (choice: { key: string; name: string }) =>
    `choice-grid__field${choice.key === chosen ? ' choice-grid__field--on' : ''}${sizeOf(choice)}`
  return (
    <View className={`choice-grid${wide ? ' choice-grid--wide' : ''}`} {...radioGroupProps(label)}>
      {choices.map(choice => (
        <Tap
          key={choice.key}
          className={fieldOf(choice)}
          label={choice.label}
          {...radio(choice.key)}
          onTap={() => onChoose(choice.key)}
        >
          <Text>{choice.name}</Text>
        </Tap>
      ))}
    </View>
  )
}
