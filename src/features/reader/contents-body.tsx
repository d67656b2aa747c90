import { View, Text } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { notesCopy, fill } from '@/copy/notes'
import type { PlacedNote } from '@domain/workspace/text-anchors'
import { Tabs } from '@/ui/tabs'
import { readerCopy } from '@/copy/reader'
import type { Passage, CatalogEntry, ReadableDocument } from '@/libraries/document'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { TextBox } from '@/ui/text-box'
import { findTypedArticle } from './model/typed-article'
import { ScrollArea } from '@/ui/scroll-area'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import {
  type UnfoldedEntry,
  shortArticleRange,
  entriesBelow,
  catalogEntryAt,
  catalogGroups,
  articleCount,
} from './model/catalog'
import { NoteLine } from '@/shared/notes/line'
import './contents.scss'

const { reader } = readerCopy
const { jump } = readerCopy.reader
const { notes: words } = notesCopy

const idOf = ({ passage }: UnfoldedEntry) => `contents-${passage}`

interface ContentsLineProps {
  entry: UnfoldedEntry
  /** Whether the reader's position lies in this entry. */
  isHere: boolean
  onGo: (passage: number) => void
  /** Shows or hides the children of the entry. Absent for an entry without children. */
  fold?: { open: boolean; onTap: () => void }
}

function ContentsLine({ entry, isHere, onGo, fold }: ContentsLineProps) {
  const { text, level, passage, range, opening } = entry
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
        <Text className={opening === undefined ? 'contents__name' : 'contents__number'}>{text}</Text>
        {opening && <Text className='contents__opening'>{opening}</Text>}
        {range && (
          <Text className='contents__range num'>{fill(reader.range, { range: shortArticleRange(range) })}</Text>
        )}
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

interface ContentsListProps {
  document: ReadableDocument
  /** Returns the passage at the reader's position. */
  here: () => number
  onGo: (passage: number) => void
}

/**
 * Lists the headings. The group at the reader's position is open, and its current entry is marked and scrolled into
 * view.
 */
function ContentsList({ document: { catalog, passages }, here, onGo }: ContentsListProps) {
  const at = here()
  const groups = catalogGroups(catalog)
  const current = catalogEntryAt(
    groups.flatMap(({ entry, children }) => [entry, ...children]),
    at,
  )
  const holding = groups.find(group => group.children.length && current && holds(group, current))?.entry
  const [opened, setOpened] = useState<CatalogEntry[]>([])
  const [followed, follow] = useState<CatalogEntry>()
  if (holding && holding !== followed) {
    follow(holding)
    if (opened.indexOf(holding) < 0) setOpened([...opened, holding])
  }
  const foldOf = (entry: CatalogEntry) => ({
    open: opened.indexOf(entry) >= 0,
    onTap: () => setOpened(opened.indexOf(entry) < 0 ? [...opened, entry] : opened.filter(other => other !== entry)),
  })
  const reveal = current && idOf(current)

  /**
   * A heading without headings of level 2 below it. The fold button shows or hides its headings of level 3, or its
   * articles.
   */
  const leaf = (entry: CatalogEntry) => {
    const fold = foldOf(entry)
    const deeper = entriesBelow(entry, catalog, passages)
    const inside = fold.open && entry === current ? catalogEntryAt(deeper, at) : undefined
    return (
      <View key={entry.passage}>
        <ContentsLine
          entry={entry}
          isHere={entry === current && !inside}
          onGo={onGo}
          fold={deeper.length ? fold : undefined}
        />
        {fold.open &&
          deeper.map(line => <ContentsLine key={line.passage} entry={line} isHere={line === inside} onGo={onGo} />)}
      </View>
    )
  }
  return (
    <ScrollArea axis='y' bar className='contents' {...(reveal ? { reveal: { active: reveal, before: reveal } } : {})}>
      {groups.map(({ entry, children }) =>
        children.length ? (
          <View key={entry.passage}>
            <ContentsLine entry={entry} isHere={entry === current} onGo={onGo} fold={foldOf(entry)} />
            {opened.indexOf(entry) >= 0 && children.map(leaf)}
          </View>
        ) : (
          leaf(entry)
        ),
      )}
    </ScrollArea>
  )
}

const holds = ({ entry, children }: ReturnType<typeof catalogGroups>[number], current: CatalogEntry) =>
  entry === current || children.indexOf(current) >= 0
const LONGEST = 20

interface ArticleBoxProps {
  passages: Passage[]
  onGo: (passage: number) => void
}

/** Shows the box 跳到第 __ 条. An invalid number stays in the box, and an error appears below. */
function ArticleBox({ passages, onGo }: ArticleBoxProps) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  const go = () => {
    const typed = findTypedArticle(text, passages)
    if (typed.kind === 'found') onGo(typed.passage)
    else setWrong(typed.kind === 'missing' ? fill(jump.missing, typed) : jump.unread)
  }
  return (
    <View className='article-box'>
      <View className='article-box__line'>
        <Text className='article-box__word'>{jump.before}</Text>
        <TextBox
          value={text}
          onChange={next => {
            setText(next)
            setWrong('')
          }}
          onConfirm={go}
          clean={typed => typed}
          label={jump.label}
          placeholder={jump.example}
          maxLength={LONGEST}
        />
        <Text className='article-box__word'>{jump.after}</Text>
        <Button look='quiet' disabled={!text.trim()} onTap={go} sensorsName='contents_jump'>
          {jump.go}
        </Button>
      </View>
      <View {...role('status')} aria-live='polite'>
        {wrong && <View className='article-box__wrong'>{wrong}</View>}
      </View>
    </View>
  )
}

interface NoteListProps {
  notes: PlacedNote[]
  onNote: (id: string) => void
}

/** Shows the notes of the open document. */
const NoteList = ({ notes, onNote }: NoteListProps) => (
  <ScrollArea axis='y' bar className='contents'>
    {notes.map(note => (
      <NoteLine key={note.id} entry={note} isLost={!note.ranges.length} onOpen={onNote} />
    ))}
  </ScrollArea>
)

export { ContentsList }

export interface ContentsProps extends ContentsListProps {
  notes: PlacedNote[]
  onNote: (id: string) => void
}

interface ContentsTabsProps extends Pick<ContentsProps, 'document' | 'notes' | 'onNote'> {
  /** The list of headings. */
  children: ReactNode
}

/** Shows headings and notes, with tabs if the document has both. */
export function ContentsTabs({ document, notes, onNote, children }: ContentsTabsProps) {
  const hasHeadings = document.catalog.length > 0
  const [tab, setTab] = useState<'headings' | 'notes'>('headings')
  const tabs = [
    { key: 'headings' as const, label: words.headings },
    { key: 'notes' as const, label: fill(words.tab, { count: notes.length }) },
  ]
  const isNotes = !hasHeadings || (tab === 'notes' && notes.length > 0)
  return (
    <>
      {hasHeadings && notes.length > 0 && (
        <Tabs tabs={tabs} active={tab} onChange={setTab} label={words.tabs} sensorsName='contents_tab' />
      )}
      {isNotes ? <NoteList notes={notes} onNote={onNote} /> : children}
    </>
  )
}

/** Shows the content of the sheet: the article box above the headings. */
export function ContentsBody({ notes, onNote, ...contents }: ContentsProps) {
  const { document } = contents
  return (
    <View className='contents-sheet'>
      <ContentsTabs document={document} notes={notes} onNote={onNote}>
        {articleCount(document.passages) > 0 && <ArticleBox passages={document.passages} onGo={contents.onGo} />}
        <ContentsList {...contents} />
      </ContentsTabs>
    </View>
  )
}
