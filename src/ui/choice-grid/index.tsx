import { Text, View } from '@tarojs/components'
import { role } from '../aria'
import { Tap } from '../tap'
import './index.scss'

interface ChoiceGridProps {
  label: string
  choices: Array<{ key: string; name: string; label?: string }>
  chosen?: string
  onChoose: (key: string) => void
}

/** With longer names than this, two stand side by side instead of three. */
const SHORT = 6

/** Small fields of which one is chosen. */
export function ChoiceGrid({ label, choices, chosen, onChoose }: ChoiceGridProps) {
  const wide = choices.some(({ name }) => name.length > SHORT)
  return (
    <View className={`choice-grid${wide ? ' choice-grid--wide' : ''}`} {...role('listbox')} aria-label={label}>
      {choices.map(choice => (
        <Tap
          key={choice.key}
          role='option'
          className={`choice-grid__field${choice.key === chosen ? ' choice-grid__field--on' : ''}`}
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
