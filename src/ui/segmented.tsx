import { Text, View } from '@tarojs/components'
import { role } from './aria'
import { arrowKeys } from './aria/arrow-keys'
import { Icon, type IconName } from './icon'
import { Tap } from './tap'
import './segmented.scss'

interface Choice<Key extends string> {
  key: Key
  label: string
  /** Drawn instead of the label. The label is then the accessible name. */
  icon?: IconName
}

interface SegmentedProps<Key extends string> {
  choices: Choice<Key>[]
  active: Key
  onChange: (key: Key) => void
  label: string
  sensorsName?: string
}

/** Switches between two or three views of the same content. */
export function Segmented<Key extends string>({ choices, active, onChange, label, sensorsName }: SegmentedProps<Key>) {
  return (
    <View className='segmented' {...role('radiogroup')} aria-label={label} {...arrowKeys()}>
      {choices.map(choice => (
        <Tap
          key={choice.key}
          role='radio'
          className={`segmented__choice${choice.key === active ? ' segmented__choice--on' : ''}`}
          label={choice.icon && choice.label}
          checked={choice.key === active}
          focusable={choice.key === active}
          onTap={() => onChange(choice.key)}
          sensorsName={sensorsName}
        >
          {choice.icon ? <Icon name={choice.icon} size={16} /> : <Text>{choice.label}</Text>}
        </Tap>
      ))}
    </View>
  )
}
