import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { copy, fill } from '@/copy/reader'
import { formatCount } from '@domain/format/amounts'
import type { CatalogEntry, ReadableDocument } from '@/libraries/document'
import { Icon } from '@/ui/icon'
import { ScrollArea } from '@/ui/scroll-area'
import { Sheet } from '@/ui/sheet'
import { Tap } from '@/ui/tap'
import { articleCount, entryAt, groupsOf, shortRange } from './model/catalog'
import './contents.scss'

const { reader } = copy

interface ContentsProps {
  open: boolean
  onClose: () => void
  document: ReadableDocument
  /** The passage that the reader is at. */
  here: () => number
  onGo: (passage: number) => void
}

export function Contents({ open, onClose, document, ...list }: ContentsProps) {
  const articles = articleCount(document.passages)
  const note = articles ? fill(reader.articles, { count: formatCount(articles) }) : undefined
  return (
    <Sheet open={open} onClose={onClose} title={reader.contents} note={note} tall>
      <ContentsList catalog={document.catalog} {...list} />
    </Sheet>
  )
}

interface ContentsListProps extends Pick<ContentsProps, 'here' | 'onGo'> {
  catalog: CatalogEntry[]
}

/** Levels 1 and 2: the group that the reader is in is open, the place itself is marked and in view. */
function ContentsList({ catalog, here, onGo }: ContentsListProps) {
  const [current] = useState(() => entryAt(catalog, here()))
  const groups = groupsOf(catalog)
  const holds = ({ entry, children }: (typeof groups)[number]) =>
    current !== undefined && (entry === current || children.indexOf(current) >= 0)
  const [opened, setOpened] = useState(() => {
    const at = groups.findIndex(holds)
    return at < 0 ? [] : [at]
  })
  const toggle = (at: number) =>
    setOpened(opened.indexOf(at) < 0 ? [...opened, at] : opened.filter(other => other !== at))
  const line = { current, onGo }
  const shown = current && idOf(current)
  return (
    <ScrollArea axis='y' bar className='contents' {...(shown ? { reveal: { active: shown, before: shown } } : {})}>
      {groups.map(({ entry, children }, at) => {
        const isOpen = opened.indexOf(at) >= 0
        const fold = children.length ? { open: isOpen, onTap: () => toggle(at) } : undefined
        return (
          <View key={entry.passage}>
            <EntryLine entry={entry} fold={fold} {...line} />
            {isOpen && children.map(child => <EntryLine key={child.passage} entry={child} {...line} />)}
          </View>
        )
      })}
    </ScrollArea>
  )
}

const idOf = ({ passage }: CatalogEntry) => `contents-${passage}`

interface EntryLineProps {
  entry: CatalogEntry
  current?: CatalogEntry
  onGo: (passage: number) => void
  /** Missing where nothing lies below. */
  fold?: { open: boolean; onTap: () => void }
}

function EntryLine({ entry, current, onGo, fold }: EntryLineProps) {
  const { text, level, passage, range } = entry
  const isHere = entry === current
  return (
    <View
      id={idOf(entry)}
      className={`contents__line contents__line--${level}${isHere ? ' contents__line--here' : ''}`}
    >
      <Tap
        role='link'
        className='contents__entry'
        label={isHere ? fill(reader.here, { name: text }) : undefined}
        onTap={() => onGo(passage)}
        sensorsName='contents_entry'
      >
        <Text className='contents__name'>{text}</Text>
        {range && <Text className='contents__range num'>{fill(reader.range, { range: shortRange(range) })}</Text>}
      </Tap>
      {fold && (
        <Tap
          className='contents__fold'
          label={fill(fold.open ? reader.collapse : reader.expand, { name: text })}
          expanded={fold.open}
          onTap={fold.onTap}
        >
          <Icon name={fold.open ? 'chevron-down' : 'chevron-right'} size={16} />
        </Tap>
      )}
    </View>
  )
}
