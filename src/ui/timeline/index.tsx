import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { AtTimeline } from 'taro-ui'
import { role } from '../aria'
import './taro-ui.scss'
import './index.scss'

interface TimelineProps {
  /** What the list is of. */
  label: string
  /** Each may hold keys of its own. A marked one has a dot in the accent. */
  entries: Array<{ content: ReactNode; marked?: boolean }>
}

/** taro-ui's line of time, which is spoken as a list. */
export function Timeline({ label, entries }: TimelineProps) {
  // Its entries take no role, so what stands in them does; a colour is but the end of a class.
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
