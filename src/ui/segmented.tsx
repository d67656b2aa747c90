import { Text, View } from '@tarojs/components'
import { radioGroupProps, radioPropsByKey } from './aria/radios'
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

/** Shows a few choices in one row. Exactly one is selected. */
export function Segmented<Key extends string>({ choices, active, onChange, label, sensorsName }: SegmentedProps<Key>) {
  const radio = radioPropsByKey(
    choices.map(({ key }) => key),
    active,
  )
  return (
    <View className='segmented' {...radioGroupProps(label)}>
      {choices.map(choice => (
        <Tap
          key={choice.key}
          className={`segmented__choice${choice.key === active ? ' segmented__choice--on' : ''}`}
          label={choice.icon && choice.label}
          {...radio(choice.key)}
          onTap={() => onChange(choice.key)}
          sensorsName={sensorsName}
        >
          {choice.icon ? <Icon name={choice.icon} size={16} /> : <Text>{choice.label}</Text>}
        </Tap>
      ))}
    </View>
  )
}
