import { Text, View } from '@tarojs/components'
import { role } from './aria'
import { Tap } from './tap'
import './choice-grid.scss'

interface ChoiceGridProps {
  label: string
  choices: Array<{ key: string; name: string; label?: string }>
  chosen?: string
  onChoose: (key: string) => void
}

/**
 * The longest name, in characters, that fits one of three columns. A longer name takes two columns. If most
 * names are longer, the grid has only two columns.
 */
const SHORT = 5
const isLong = ({ name }: { name: string }) => name.length > SHORT

/** Shows short choices in a grid. Only one can be selected. */
export function ChoiceGrid({ label, choices, chosen, onChoose }: ChoiceGridProps) {
  const wide = choices.filter(isLong).length * 2 > choices.length
  const fieldOf = (choice: { key: string; name: string }) =>
    `choice-grid__field${choice.key === chosen ? ' choice-grid__field--on' : ''}${isLong(choice) ? ' choice-grid__field--long' : ''}`
  return (
    <View className={`choice-grid${wide ? ' choice-grid--wide' : ''}`} {...role('listbox')} aria-label={label}>
      {choices.map(choice => (
        <Tap
          key={choice.key}
          role='option'
          className={fieldOf(choice)}
          label={choice.label}
          selected={choice.key === chosen}
          onTap={() => onChoose(choice.key)}
        >
          <Text>{choice.name}</Text>
        </Tap>
      ))}
    </View>
  )
}
