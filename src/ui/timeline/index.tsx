import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { AtTimeline } from 'taro-ui'
import { role } from '../aria'
import './taro-ui.scss'
import './index.scss'

interface TimelineProps {
  /** The accessible name of the list. */
  label: string
  /** The entries, which may contain buttons. The dot of a marked entry has the accent colour. */
  entries: Array<{ content: ReactNode; marked?: boolean }>
}

/** Shows taro-ui's timeline. Screen readers announce it as a list. */
export function Timeline({ label, entries }: TimelineProps) {
  // The content of an entry has the role, because taro-ui's entries accept none. taro-ui appends the value of `color`
  // to a class name.
  const items = entries.map(({ content, marked }) => ({
    color: marked ? 'marked' : undefined,
    title: (
      <View className='timeline__entry' {...role('listitem')}>
        {content}
      </View>
    ),
  }))
  return (
    <View className='timeline' {...role('list')} aria-label={label}>
      <AtTimeline items={items} customStyle={{}} />
    </View>
  )
}
