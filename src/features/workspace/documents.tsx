import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { workspaceCopy, fill } from '@/copy/workspace'
import {
  type FolderEntry,
  documentsIn,
  foldersIn,
  scopeMatcher,
  typedWordsMatcher,
  toggleId,
  type DocumentEntry,
  type FolderScope,
  countByFolder,
} from '@domain/workspace/folders'
import { filterMatcher, hasFilter, type DocumentFilter, type MarkedIds } from '@domain/workspace/filter'
import type { LawChange } from '@domain/workspace/amended-laws'
import { useWorkspace } from '@/stores/workspace'
import { hasLibrary } from '@/libraries/has-library'
import { Hint } from '@/ui/hint'
import { Tabs } from '@/ui/tabs'
import { WindowList } from '@/ui/window-list'
import { ActionBar } from '@/ui/action-bar'
import { SavedDocumentLine } from './document-line'
import { DocumentFilterSheet } from './filter-sheet'
import { WorkspaceSearchBox } from './search-box'
import { WorkspaceNotes } from './notes'
import { host } from '@/platform/host'
import { hasMouse } from '@/platform/pointer'
import { relaunch } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import type { IconName } from '@/ui/icon'
import { Button } from '@/ui/button'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { State } from '@/ui/state'
import type { WorkspaceSheet } from './sheets'
import { SavedDocumentsToolLine } from './tool-line'
import { useSavedDocumentChanges } from './use-saved-document-changes'
import { entriesOf, type SyncState } from '@domain/workspace/sync-state'

const { workspace: words } = workspaceCopy

/**
 * Returns the tip on how to make notes. WeChat does not report selected text, so in the mini-program a tap selects a
 * paragraph.
 */
const noteTip = () => (host.current() === 'weapp' ? words.tips.noteByTap : words.tips.note)

const tips = (): Array<[IconName, { title: string; under: string }]> => [
  ['bookmark', hasMouse() ? words.tips.saveByMouse : words.tips.save],
  ['bell', words.tips.search],
  ['message-square-text', noteTip()],
]

/** Explains the workspace while it is empty. Without a library there is nothing to save. */
function EmptyWorkspace() {
  if (!hasLibrary())
    return <State kind='empty' sentence={fill(workspaceCopy.home.closed, { title: workspaceCopy.home.tabs })} />
  return (
    <Section title={words.empty}>
      {tips().map(([icon, { title, under }]) => (
        <ListItem key={icon} icon={icon} title={title} under={under} />
      ))}
      <View className='workspace-empty__action'>
        <Button look='line' onTap={() => void relaunch(HOME)} sensorsName='desk_to_search'>
          {words.toSearch}
        </Button>
      </View>
    </Section>
  )
}

interface SelectionBarProps {
  selectedIds: string[]
  onAll: () => void
  onExport: () => void
  onFile: () => void
}

/** The actions of selection mode, below the list. */
function SelectionBar({ selectedIds, onAll, onExport, onFile }: SelectionBarProps) {
  const disabled = !selectedIds.length
  return (
    <View className='workspace__bar'>
      <ActionBar
        none={{ label: words.selectAll, onTap: onAll, sensorsName: 'desk_choose_all' }}
        other={{ label: words.export, disabled, onTap: onExport, sensorsName: 'desk_export' }}
        main={{
          label: fill(words.fileSelected, { count: selectedIds.length }),
          disabled,
          onTap: onFile,
          sensorsName: 'desk_place',
        }}
      />
    </View>
  )
}

const ALL = 'all'
const UNFILED = 'unfiled'

const scopeOf = (tab: string): FolderScope =>
  tab === ALL ? { all: true } : { folder: tab === UNFILED ? undefined : tab }

/**
 * Returns the tabs with their counts: all documents, documents without a folder, and each folder. Returns none if
 * there are no folders.
 */
function tabsOf(folders: FolderEntry[], documents: DocumentEntry[]) {
  if (!folders.length) return []
  const { unfiled, byFolder } = countByFolder(folders, documents)
  const tab = (key: string, name: string, count: number) => ({ key, label: `${name} ${count}` })
  const named = folders.map(({ id, body }) => tab(id, body.name, byFolder.get(id) ?? 0))
  return [tab(ALL, words.all, documents.length), tab(UNFILED, words.unfiled, unfiled), ...named]
}

/**
 * Returns the ids of documents with a note, and of documents that have changed. A law has changed if it was amended or
 * repealed. A judgment has changed if it was overturned.
 */
const useMarked = (syncState: SyncState, news: Record<string, LawChange>): MarkedIds =>
  useMemo(
    () => ({
      noted: new Set(entriesOf(syncState, 'note').map(({ body }) => body.on)),
      changed: new Set([
        ...Object.keys(news),
        ...entriesOf(syncState, 'document').flatMap(({ id, body }) => (body.review ? [id] : [])),
      ]),
    }),
    [syncState, news],
  )
/** With at most this many documents, the list has no search box and no filter, unless they are in use. */
const FEW = 8
const NONE: FolderEntry[] = []

function useDocuments() {
  const syncState = useWorkspace(workspace => workspace.syncState)
  return useMemo(() => ({ syncState, folders: foldersIn(syncState), documents: documentsIn(syncState) }), [syncState])
}

/** Shows saved documents: all of them or those of one folder, with a search box and actions. */
export function SavedDocuments({ onSheet }: { onSheet: (sheet: WorkspaceSheet) => void }) {
  const { syncState, folders, documents } = useDocuments()
  const changes = useSavedDocumentChanges()
  const marked = useMarked(syncState, changes)
  const [documentFilter, setDocumentFilter] = useState<DocumentFilter>({})
  const [isFilterOpen, setFilterOpen] = useState(false)
  const [requestedTab, setTab] = useState(ALL)
  const [typed, setTyped] = useState('')
  const [selectedIds, setSelectedIds] = useState<string[]>()
  const tabs = useMemo(() => tabsOf(folders, documents), [folders, documents])
  // The open folder may have been removed on another device. Then all documents are shown.
  const tab = tabs.some(({ key }) => key === requestedTab) ? requestedTab : ALL
  const folder = folders.find(({ id }) => id === tab)
  const here = useMemo(() => documents.filter(scopeMatcher(scopeOf(tab), folders)), [documents, folders, tab])
  const visibleDocuments = useMemo(
    () => here.filter(typedWordsMatcher(typed)).filter(filterMatcher(documentFilter, marked)),
    [here, typed, documentFilter, marked],
  )
  const idsHere = useMemo(() => new Set(here.map(({ id }) => id)), [here])
  const isFiltered = hasFilter(documentFilter)
  const emptySentence = typed ? fill(words.noMatch, { typed }) : isFiltered ? words.noFilterMatch : words.emptyScope

  if (!documents.length && !folders.length) return <EmptyWorkspace />
  return (
    <View className='workspace'>
      {tabs.length > 0 && (
        <Tabs tabs={tabs} active={tab} onChange={setTab} label={words.folders} sensorsName='desk_folder' />
      )}
      {(documents.length > FEW || typed) && <WorkspaceSearchBox typed={typed} onTyped={setTyped} />}
      <SavedDocumentsToolLine
        count={visibleDocuments.length}
        onEdit={folder && (() => onSheet({ kind: 'folder', id: folder.id }))}
        onNew={() => onSheet({ kind: 'folder' })}
        onFilter={documents.length > FEW || isFiltered ? () => setFilterOpen(true) : undefined}
        isFiltered={isFiltered}
        choosing={selectedIds !== undefined}
        onChoosing={on => setSelectedIds(on ? [] : undefined)}
      />
      {visibleDocuments.length === 0 && <Hint sentence={emptySentence} />}
      <WindowList items={visibleDocuments} first={FEW}>
        {entry => (
          <SavedDocumentLine
            key={entry.id}
            entry={entry}
            folders={folder ? NONE : folders}
            change={changes[entry.id]}
            isSelected={selectedIds?.includes(entry.id)}
            onSelect={() => setSelectedIds(now => toggleId(now ?? [], entry.id))}
            onMore={() => onSheet({ kind: 'line', id: entry.id })}
          />
        )}
      </WindowList>
      {folder && <WorkspaceNotes title={fill(words.notesOf, { name: folder.body.name })} within={idsHere} />}
      {selectedIds && (
        <SelectionBar
          selectedIds={selectedIds}
          onAll={() => setSelectedIds(visibleDocuments.map(({ id }) => id))}
          onExport={() => onSheet({ kind: 'export', ids: selectedIds })}
          onFile={() => onSheet({ kind: 'place', ids: selectedIds })}
        />
      )}
      <DocumentFilterSheet
        open={isFilterOpen}
        documents={here}
        marked={marked}
        filter={documentFilter}
        onFilter={setDocumentFilter}
        onClose={() => setFilterOpen(false)}
      />
    </View>
  )
}
