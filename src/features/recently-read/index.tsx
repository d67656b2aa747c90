import { View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { relativeDay } from '@domain/format/relative-day'
import { today } from '@/platform/today'
import { openDocument } from '@/actions/open-document'
import { type ReadingHistoryEntry, useReadingHistory } from '@/stores/reading-history'
import { role } from '@/ui/aria'
import { ClearableHeading } from '@/ui/clearable-heading'
import { ListItem } from '@/ui/list-item'
import './index.scss'

const { recentlyRead: words } = copy

interface RecentlyReadProps {
  /** Called after a document has opened. */
  onOpen?: () => void
  /** The number of entries at first. A tap shows all entries. */
  initialCount?: number
}

/** The recently read documents. */
export function RecentlyRead({ onOpen, initialCount = 5 }: RecentlyReadProps) {
  const { entries, clear } = useReadingHistory()
  const [all, setAll] = useState(false)
  if (entries.length === 0) return null
  const visible = all ? entries : entries.slice(0, initialCount)

  const open = async ({ route, params }: ReadingHistoryEntry) => {
    if (await openDocument(route, params)) onOpen?.()
  }
  return (
    <View className='recently-read' {...role('group')} aria-label={words.title}>
      <ClearableHeading title={words.title} question={words.clearConfirm} onClear={clear} sensorsName='recently_read' />
      {visible.map(entry => (
        <ListItem
          key={`${entry.route} ${Object.values(entry.params).join(' ')}`}
          icon='file-text'
          title={entry.title}
          detail={relativeDay(entry.day, today())}
          onTap={() => void open(entry)}
          sensorsName='recently_read_open'
        />
      ))}
      {visible.length < entries.length && (
        <ListItem icon='chevron-down' title={words.all} onTap={() => setAll(true)} sensorsName='recently_read_all' />
      )}
    </View>
  )
}
