import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { deskCopy, fill } from '@/copy/workspace'
import {
  type FolderEntry,
  documentsIn,
  foldersIn,
  isInScope,
  matchesText,
  toggledId,
  type DocumentEntry,
  type FolderScope,
  countByFolder,
} from '@domain/workspace/folders'
import { matchesFilter, hasFilter, type DocumentFilter, type MarkedIds } from '@domain/workspace/filter'
import { useDesk } from '@/stores/workspace'
import { Hint } from '@/ui/hint'
import { Tabs } from '@/ui/tabs'
import { WindowList } from '@/ui/window-list'
import { ActionBar } from '@/ui/action-bar'
import { DocumentLine } from './document-line'
import { LIMITS } from '@domain/limits'
import { IconButton } from '@/ui/icon-button'
import { SearchWell } from '@/ui/search-box'
import { TextField } from '@/ui/text-field'
import { FilterSheet } from './filter-sheet'
import { host } from '@/platform/host'
import { relaunch } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import type { IconName } from '@/ui/icon'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { State } from '@/ui/state'
import type { SheetOf } from './sheets'
import { ToolLine } from './tool-line'
import { useLawNews } from './use-law-alerts'
import type { LawChange } from '@domain/workspace/amended-laws'
import { entriesOf, type SyncState } from '@domain/workspace/sync-state'

const { find } = deskCopy.desk
const { desk: words } = deskCopy

/** Looks among what was kept while one types. */
interface FindBoxProps {
  typed: string
  onTyped: (text: string) => void
  label?: string
}

export function FindBox({ typed, onTyped, label = find }: FindBoxProps) {
  const clear = typed !== '' && (
    <IconButton
      icon='circle-x'
      label={deskCopy.searchBar.clearText}
      onTap={() => onTyped('')}
      sensorsName='desk_clear'
    />
  )
  return (
    <View className='desk__find'>
      <SearchWell end={clear}>
        <TextField
          value={typed}
          label={label}
          placeholder={label}
          maxLength={LIMITS.input.box}
          onChange={onTyped}
          onConfirm={onTyped}
        />
      </SearchWell>
    </View>
  )
}

/** WeChat tells nobody which words are picked: there a paragraph is. */
const noteLesson = () => (host.current() === 'weapp' ? words.lessons.noteByTap : words.lessons.note)

const lessons = (): Array<[IconName, { title: string; under: string }]> => [
  ['bookmark', words.lessons.keep],
  ['search', words.lessons.search],
  ['message-square-text', noteLesson()],
]

/** What the desk is for, where nothing lies on it yet. */
function Nothing() {
  const search = { label: words.toSearch, onTap: () => void relaunch(HOME), sensorsName: 'desk_search' }
  return (
    <>
      <Section title={words.lessons.title}>
        {lessons().map(([icon, { title, under }]) => (
          <ListItem key={icon} icon={icon} title={title} under={under} />
        ))}
      </Section>
      <State kind='empty' sentence={words.nothing} actions={[search]} />
    </>
  )
}

interface ChosenBarProps {
  chosen: string[]
  onAll: () => void
  onExport: () => void
  onPlace: () => void
}

/** Below the list, while one chooses. */
function ChosenBar({ chosen, onAll, onExport, onPlace }: ChosenBarProps) {
  const disabled = !chosen.length
  return (
    <View className='desk__bar'>
      <ActionBar
        none={{ label: words.chooseAll, onTap: onAll, sensorsName: 'desk_choose_all' }}
        other={{ label: words.export, disabled, onTap: onExport, sensorsName: 'desk_export' }}
        main={{
          label: fill(words.placeChosen, { count: chosen.length }),
          disabled,
          onTap: onPlace,
          sensorsName: 'desk_place',
        }}
      />
    </View>
  )
}

const ALL = 'all'
const LOOSE = 'loose'

const placeOf = (tab: string): FolderScope =>
  tab === ALL ? { all: true } : { folder: tab === LOOSE ? undefined : tab }

/** Everything, what lies in no folder, and each folder, with how many there are. Without folders there is nothing to choose. */
function tabsOf(folders: FolderEntry[], documents: DocumentEntry[]) {
  if (!folders.length) return []
  const { loose, within } = countByFolder(folders, documents)
  const tab = (key: string, name: string, count: number) => ({ key, label: `${name} ${count}` })
  const named = folders.map(({ id, body }) => tab(id, body.name, within.get(id) ?? 0))
  return [tab(ALL, words.all, documents.length), tab(LOOSE, words.loose, loose), ...named]
}

/** Of which documents something is to be told. */
const useMarked = (ledger: SyncState, news: Record<string, LawChange>): MarkedIds =>
  useMemo(
    () => ({
      noted: new Set(entriesOf(ledger, 'note').map(({ body }) => body.on)),
      changed: new Set(Object.keys(news)),
    }),
    [ledger, news],
  )
/** So few are seen at once: nobody need look for one. */
const FEW = 8
const NONE: FolderEntry[] = []

function useDocuments() {
  const ledger = useDesk(desk => desk.ledger)
  return useMemo(() => ({ ledger, folders: foldersIn(ledger), documents: documentsIn(ledger) }), [ledger])
}

/** What was kept, all of it or a folder, with a box to find it and keys for what can be done with it. */
export function Documents({ onSheet }: { onSheet: (sheet: SheetOf) => void }) {
  const { ledger, folders, documents } = useDocuments()
  const lawNews = useLawNews()
  const marked = useMarked(ledger, lawNews)
  const [narrowing, narrow] = useState<DocumentFilter>({})
  const [filtering, filter] = useState(false)
  const [wanted, setTab] = useState(ALL)
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<string[]>()
  const tabs = useMemo(() => tabsOf(folders, documents), [folders, documents])
  // The folder that was looked at may have gone.
  const tab = tabs.some(({ key }) => key === wanted) ? wanted : ALL
  const folder = folders.find(({ id }) => id === tab)
  const here = useMemo(() => documents.filter(isInScope(placeOf(tab), folders)), [documents, folders, tab])
  const shown = useMemo(
    () => here.filter(matchesText(typed)).filter(matchesFilter(narrowing, marked)),
    [here, typed, narrowing, marked],
  )
  const isFiltered = hasFilter(narrowing)
  const nothing = typed ? fill(words.nothingFound, { typed }) : isFiltered ? words.noneFiltered : words.nothingHere

  if (!documents.length && !folders.length) return <Nothing />
  return (
    <View className='desk'>
      {tabs.length > 0 && (
        <Tabs tabs={tabs} active={tab} onChange={setTab} label={words.folders} sensorsName='desk_folder' />
      )}
      {documents.length > FEW && <FindBox typed={typed} onTyped={setTyped} />}
      <ToolLine
        count={shown.length}
        onEdit={folder && (() => onSheet({ kind: 'folder', id: folder.id }))}
        onNew={() => onSheet({ kind: 'folder' })}
        onFilter={documents.length > FEW ? () => filter(true) : undefined}
        isFiltered={isFiltered}
        choosing={chosen !== undefined}
        onChoosing={on => choose(on ? [] : undefined)}
      />
      {shown.length === 0 && <Hint sentence={nothing} />}
      <WindowList items={shown} first={FEW}>
        {entry => (
          <DocumentLine
            key={entry.id}
            entry={entry}
            folders={folder ? NONE : folders}
            news={lawNews[entry.id]}
            chosen={chosen?.includes(entry.id)}
            onChoose={() => choose(now => toggledId(now ?? [], entry.id))}
            onMore={() => onSheet({ kind: 'line', id: entry.id })}
          />
        )}
      </WindowList>
      {chosen && (
        <ChosenBar
          chosen={chosen}
          onAll={() => choose(shown.map(({ id }) => id))}
          onExport={() => onSheet({ kind: 'export', ids: chosen })}
          onPlace={() => onSheet({ kind: 'place', ids: chosen })}
        />
      )}
      <FilterSheet
        open={filtering}
        documents={here}
        marked={marked}
        narrowing={narrowing}
        onNarrow={narrow}
        onClose={() => filter(false)}
      />
    </View>
  )
}
