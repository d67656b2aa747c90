/** 工作台, the workspace: saved documents in folders, saved searches, notes, stored texts. */
import { type ReactNode, useState, useEffect, useMemo } from 'react'
import { useDidShow } from '@tarojs/taro'
import { Text, View } from '@tarojs/components'
import { syncWorkspace } from '@/actions/sync-workspace'
import { usePullDown } from '@/platform/pull-down'
import { ROUTES, type RouteName } from '@/routing/routes'
import { Page, Header } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { Documents, FindBox } from './documents'
import { notesCopy, fill } from '@/copy/notes'
import type { Params } from '@domain/format/address'
import { noteMatches, notesIn } from '@domain/workspace/notes'
import type { NoteEntry } from '@domain/workspace/text-anchors'
import { openStored } from '@/shared/stored-texts/open-stored'
import { NoteLine } from '@/shared/notes/line'
import { NoteSheet } from '@/shared/notes/sheet'
import { useWorkspace, openWorkspace } from '@/stores/workspace'
import { Button } from '@/ui/button'
import { Hint } from '@/ui/hint'
import { Section } from '@/ui/section'
import { WindowList } from '@/ui/window-list'
import { clearPersonalData } from '@/actions/clear-personal-data'
import { personalDataArchive } from '@/shared/data-export/archive'
import { workspaceCopy } from '@/copy/workspace'
import { dataExportCopy } from '@/copy/data-export'
import { countOf } from '@domain/workspace/sync-state'
import { askReader } from '@/platform/ask'
import { archiveFile } from '@/platform/archive-file'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { open } from '@/routing/navigation'
import { DataExport } from '@/shared/data-export'
import { useSession } from '@/stores/session'
import { ListItem } from '@/ui/list-item'
import { Searches } from './searches'
import { WorkspaceSheets, type WorkspaceSheet } from './sheets'
import { SyncNotice } from './sync-notice'
import { Texts } from './texts'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import './index.scss'

const { workspace: workspaceWords } = workspaceCopy
const { notes: words } = notesCopy

async function clear() {
  if (
    !(await askReader({
      text: workspaceWords.clearAsk,
      confirm: workspaceWords.clearConfirm,
      cancel: workspaceCopy.action.cancel,
    }))
  )
    return
  const cleared = await clearPersonalData()
  toast(cleared.ok ? workspaceWords.cleared : sentenceFor(cleared.error))
}

const makeFile = async () => archiveFile.save(await personalDataArchive(), dataExportCopy.dataExport.file)

/** Exports and clears data that only the device has. */
const DeviceData = () => (
  <>
    {archiveFile.canSave() && <DataExport hint={workspaceWords.exportHint} make={makeFile} />}
    <ListItem
      icon='trash'
      title={workspaceWords.clear}
      under={workspaceWords.clearHint}
      onTap={() => void clear()}
      sensorsName='desk_clear'
    />
  </>
)

/** The export and the deletion of personal data. A member has both on the security page, a guest has both here. */
function PersonalData() {
  const isGuest = useSession(({ token }) => !token)
  const isOffered = useSession(({ visitor }) => visitor?.security !== undefined)
  const isEmpty = useWorkspace(({ syncState }) => countOf(syncState) === 0)
  if (isEmpty || (!isGuest && !isOffered)) return null
  return (
    <Section>
      {isGuest ? (
        <DeviceData />
      ) : (
        <ListItem
          icon='lock'
          title={workspaceWords.personalData}
          under={workspaceWords.personalDataHint}
          isLink
          onTap={() => void open('account-security')}
          sensorsName='desk_own'
        />
      )}
    </Section>
  )
}
/** The number of notes that are visible before the reader shows all. */
const FEW = 3

/** Opens the note's document at the article or paragraph of the note. */
function goTo({ body: { route, params, spots } }: NoteEntry) {
  const [first] = spots
  if (!first) return
  const place: Params = first.article ? { article: first.article } : { paragraph: String(first.passage + 1) }
  openStored(route, { ...params, ...place })
}

/** The notes on all documents. */
function Notes() {
  const syncState = useWorkspace(workspace => workspace.syncState)
  const notes = useMemo(() => notesIn(syncState), [syncState])
  const [isExpanded, setExpanded] = useState(false)
  const [typed, setTyped] = useState('')
  const [opened, open] = useState<string>()
  const matches = useMemo(() => notes.filter(note => noteMatches(note, typed)), [notes, typed])
  const note = notes.find(({ id }) => id === opened)
  if (!notes.length && !opened) return null
  const visibleNotes = isExpanded ? matches : notes.slice(0, FEW)
  return (
    <Section title={words.write} count={String(notes.length)}>
      {isExpanded && <FindBox typed={typed} onTyped={setTyped} label={words.search} />}
      {isExpanded && !matches.length && <Hint sentence={fill(words.noMatch, { typed })} />}
      <WindowList items={visibleNotes}>
        {entry => <NoteLine key={entry.id} entry={entry} from={entry.body.title} onOpen={open} />}
      </WindowList>
      {!isExpanded && notes.length > FEW && (
        <Button look='quiet' wide onTap={() => setExpanded(true)} sensorsName='desk_notes_all'>
          {fill(words.all, { count: notes.length })}
        </Button>
      )}
      <NoteSheet of={note} onGo={note && (() => goTo(note))} onClose={() => open(undefined)} />
    </Section>
  )
}

const TOOL_LINKS: Array<{ route: RouteName; icon: IconName }> = [
  { route: 'reckoners', icon: 'receipt-text' },
  { route: 'brief', icon: 'text-search' },
  { route: 'alike', icon: 'scroll-text' },
]

/** Links to the calculators, the citation check and similar cases. */
function ToolLinks() {
  return (
    <View className='workspace-links'>
      {TOOL_LINKS.map(({ route, icon }) => (
        <Tap
          key={route}
          role='link'
          className='workspace-links__link'
          onTap={() => void open(route)}
          sensorsName='desk_way'
        >
          <Icon name={icon} size={24} />
          <Text>{ROUTES[route].title}</Text>
        </Tap>
      ))}
    </View>
  )
}

/** Loads and syncs the current owner's workspace. Returns whether the workspace is loaded. */
function useSyncedWorkspace(): boolean {
  const owner = useSession(({ token, userId }) => `${token ? 'of' : 'guest'} ${userId ?? ''}`)
  useEffect(() => {
    void openWorkspace().then(syncWorkspace)
  }, [owner])
  useDidShow(() => void syncWorkspace())
  return useWorkspace(workspace => workspace.owner !== undefined)
}

interface WorkspaceProps {
  /** The id of a document to file into folders at once. */
  documentToFile?: string
  /** The recently read documents. */
  recent?: ReactNode
}

export function Workspace({ documentToFile, recent }: WorkspaceProps) {
  const ready = useSyncedWorkspace()
  usePullDown(syncWorkspace)
  const [sheet, setSheet] = useState<WorkspaceSheet | undefined>(
    documentToFile ? { kind: 'place', ids: [documentToFile] } : undefined,
  )
  return (
    <Page
      header={<Header back title={ROUTES.desk.title} />}
      over={ready && <WorkspaceSheets sheet={sheet} onSheet={setSheet} />}
    >
      <SyncNotice />
      {ready ? (
        <>
          <ToolLinks />
          <Searches onSheet={setSheet} />
          {recent}
          <Notes />
          <Texts />
          <Documents onSheet={setSheet} />
          <PersonalData />
        </>
      ) : (
        <Skeleton rows={5} />
      )}
    </Page>
  )
}
