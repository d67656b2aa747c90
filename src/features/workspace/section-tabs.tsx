import { useEffect, useId, useMemo } from 'react'
import { workspaceCopy } from '@/copy/workspace'
import { documentsIn } from '@domain/workspace/folders'
import { notesIn } from '@domain/workspace/notes'
import { newResultCount, savedSearchesIn } from '@domain/workspace/searches'
import { useReadingHistory } from '@/stores/reading-history'
import { useNewResults, useWorkspace } from '@/stores/workspace'
import { Tabs } from '@/ui/tabs'
import { useCurrentSection } from '@/ui/use-current-section'

const { sections: words } = workspaceCopy.workspace

type SectionKey = keyof typeof words

const counted = (label: string, count: number) => (count ? `${label} ${count}` : label)

/**
 * Returns the tabs in the order of the screen: the documents, and each other section that has entries. Also returns the
 * ids of the sections, and a function that scrolls to a section.
 */
export function useWorkspaceSections() {
  const syncState = useWorkspace(workspace => workspace.syncState)
  const recentCount = useReadingHistory(({ entries }) => entries.length)
  const news = useNewResults()
  const tabs = useMemo(() => {
    const newCount = newResultCount(syncState, news)
    const all: Array<{ key: SectionKey; count: number; label: string }> = [
      { key: 'documents', count: 1, label: counted(words.documents, documentsIn(syncState).length) },
      { key: 'searches', count: savedSearchesIn(syncState).length, label: counted(words.searches, newCount) },
      { key: 'recent', count: recentCount, label: words.recent },
      { key: 'notes', count: notesIn(syncState).length, label: counted(words.notes, notesIn(syncState).length) },
    ]
    return all.filter(({ count }) => count > 0)
  }, [syncState, recentCount, news])
  const header = `workspace-${useId().replace(/\W/g, '')}`
  const ids = useMemo(() => tabs.map(({ key }) => `${header}-${key}`), [tabs, header])
  const { at, jump: jumpTo, measure } = useCurrentSection(ids, header)
  useEffect(measure, [measure])
  const jump = (key: SectionKey) => jumpTo(tabs.findIndex(tab => tab.key === key))
  return { header, tabs, at, jump, idOf: (key: SectionKey) => `${header}-${key}` }
}

/** Shows tabs that scroll to the sections of the workspace. */
export function WorkspaceSectionTabs({
  sections: { tabs, at, jump },
}: {
  sections: ReturnType<typeof useWorkspaceSections>
}) {
  const current = tabs[at] ?? tabs[0]
  if (!current || tabs.length < 2) return null
  return <Tabs tabs={tabs} active={current.key} onChange={jump} label={words.tabs} sensorsName='desk_section' />
}
