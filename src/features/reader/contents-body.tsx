import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { notesCopy, fill } from '@/copy/notes'
import type { PlacedNote } from '@domain/desk/spots'
import { Tabs } from '@/ui/tabs'
import { ArticleBox } from './article-box'
import { ContentsList, type ContentsListProps } from './contents-list'
import { articleCount } from './model/catalog'
import { NoteList } from './notes/list'

export { ContentsList }

const { notes: words } = notesCopy

export interface ContentsProps extends ContentsListProps {
  notes: PlacedNote[]
  onNote: (id: string) => void
}

interface ContentsTabsProps extends Pick<ContentsProps, 'document' | 'notes' | 'onNote'> {
  /** The headings. */
  children: ReactNode
}

/** The headings, and what one has marked; a tab for each where there are both. */
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
        <Tabs tabs={tabs} active={tab} onChange={setTab} label={words.headings} sensorsName='contents_tab' />
      )}
      {isNotes ? <NoteList notes={notes} onNote={onNote} /> : children}
    </>
  )
}

/** What stands in the sheet: the box for the number of an article over the headings. */
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
