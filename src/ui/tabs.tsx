import { Text, View } from '@tarojs/components'
import { useId } from 'react'
import { role } from './aria'
import { arrowKeyProps } from './aria/arrow-keys'
import { ScrollArea } from './scroll-area'
import { Tap } from './tap'
import './tabs.scss'

interface Tab<Key extends string> {
  key: Key
  label: string
}

interface TabsProps<Key extends string> {
  tabs: Tab<Key>[]
  active: Key
  onChange: (key: Key) => void
  /** The accessible name of the group. */
  label: string
  sensorsName?: string
}

/** Shows a row of tabs, with a line below the active tab. A row that is too long scrolls sideways. */
export function Tabs<Key extends string>({ tabs, active, onChange, label, sensorsName }: TabsProps<Key>) {
  const group = useId().replace(/\W/g, '')
  const idOf = (key: Key) => `tab-${group}-${key}`
  const before = tabs[tabs.findIndex(tab => tab.key === active) - 1]
  const line = `tabs-${group}`
  const reveal = { active: idOf(active), before: before ? idOf(before.key) : line }
  return (
    <View className='tabs' {...role('tablist')} aria-label={label} {...arrowKeyProps()}>
      <ScrollArea axis='x' className='tabs__strip' reveal={reveal}>
        <View className='tabs__line' id={line}>
          {tabs.map(({ key, label: name }) => (
            <Tap
              key={key}
              id={idOf(key)}
              role='tab'
              className={`tabs__tab${key === active ? ' tabs__tab--on' : ''}`}
              selected={key === active}
              focusable={key === active}
              onTap={() => onChange(key)}
              sensorsName={sensorsName}
            >
              <Text>{name}</Text>
            </Tap>
          ))}
        </View>
      </ScrollArea>
    </View>
  )
}
