/** 工作台, the workspace: saved documents in folders, saved searches, notes, stored texts. */
import { type ReactNode, useState, useEffect } from 'react'
import { useDidShow } from '@tarojs/taro'
import { Text, View } from '@tarojs/components'
import { syncWorkspace } from '@/actions/sync-workspace'
import { usePullDown } from '@/platform/pull-down'
import { isOffered } from '@/platform/settings/offered'
import { ROUTES } from '@/routing/routes'
import { SCREEN_ICONS } from '@/shared/screen-icons'
import { Page, Header } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { SavedDocuments } from './documents'
import { WorkspaceNotes } from './notes'
import { WorkspaceSectionTabs, useWorkspaceSections } from './section-tabs'
import { useWorkspace, openWorkspace } from '@/stores/workspace'
import { Section } from '@/ui/section'
import { clearPersonalData } from '@/actions/clear-personal-data'
import { personalDataArchive } from '@/shared/data-export/archive'
import { workspaceCopy } from '@/copy/workspace'
import { dataExportCopy } from '@/copy/data-export'
import { entryCount } from '@domain/workspace/sync-state'
import { askReader, toast } from '@/platform/messages'
import { archiveFile } from '@/platform/archive-file'
import { errorSentence } from '@/request/errors'
import { open } from '@/routing/navigation'
import { DataExport } from '@/shared/data-export'
import { useSession } from '@/stores/session'
import { ListItem } from '@/ui/list-item'
import { ReviewNotices } from './review-notices'
import { SavedSearches } from './searches'
import { WorkspaceSheets, type WorkspaceSheet } from './sheets'
import { SyncNotice } from './sync-notice'
import { StoredTexts } from './texts'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import './index.scss'

const { workspace: workspaceWords } = workspaceCopy

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
  toast(cleared.ok ? workspaceWords.cleared : errorSentence(cleared.error))
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

/** Offers the export and the deletion of personal data to guests. Members find both on the security page. */
function PersonalData() {
  const isGuest = useSession(({ token }) => !token)
  const isOffered = useSession(({ visitor }) => visitor?.security !== undefined)
  const isEmpty = useWorkspace(({ syncState }) => entryCount(syncState) === 0)
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
const TOOL_LINKS = ['reckoners', 'brief', 'alike'] as const

/** Links to the calculators, the citation check and similar cases, as far as they are offered. */
function ToolLinks() {
  return (
    <View className='workspace-links'>
      {TOOL_LINKS.filter(isOffered).map(route => (
        <Tap
          key={route}
          role='link'
          className='workspace-links__link'
          onTap={() => void open(route)}
          sensorsName='desk_way'
        >
          <Icon name={SCREEN_ICONS[route]} size={16} />
          <Text>{ROUTES[route].title}</Text>
        </Tap>
      ))}
    </View>
  )
}

/** Loads and syncs the workspace of the current account or guest. Returns whether it is loaded. */
function useSyncedWorkspace(): boolean {
  const owner = useSession(({ token, userId }) => `${token ? 'of' : 'guest'} ${userId ?? ''}`)
  useEffect(() => {
    void openWorkspace().then(syncWorkspace)
  }, [owner])
  useDidShow(() => void syncWorkspace())
  return useWorkspace(workspace => workspace.owner !== undefined)
}

interface WorkspaceProps {
  /** The id of a document for which the folder picker opens at once. */
  documentToFile?: string
  /** The recently read documents. */
  recent?: ReactNode
}

export function Workspace({ documentToFile, recent }: WorkspaceProps) {
  const ready = useSyncedWorkspace()
  const sections = useWorkspaceSections()
  usePullDown(syncWorkspace)
  const [sheet, setSheet] = useState<WorkspaceSheet | undefined>(
    documentToFile ? { kind: 'place', ids: [documentToFile] } : undefined,
  )
  return (
    <Page
      className='workspace-page'
      header={
        <View id={sections.header} className='workspace-head'>
          <Header back title={ROUTES.desk.title} />
          {ready && <WorkspaceSectionTabs sections={sections} />}
        </View>
      }
      over={ready && <WorkspaceSheets sheet={sheet} onSheet={setSheet} />}
    >
      <SyncNotice />
      {ready ? (
        <>
          <ReviewNotices />
          <ToolLinks />
          <View className='workspace-columns'>
            <View className='workspace-columns__main' id={sections.idOf('documents')}>
              <SavedDocuments onSheet={setSheet} />
            </View>
            <View className='workspace-columns__side'>
              <View id={sections.idOf('searches')}>
                <SavedSearches onSheet={setSheet} />
              </View>
              <View id={sections.idOf('recent')}>{recent}</View>
              <View id={sections.idOf('notes')}>
                <WorkspaceNotes />
              </View>
              <StoredTexts />
              <PersonalData />
            </View>
          </View>
        </>
      ) : (
        <Skeleton rows={5} />
      )}
    </Page>
  )
}
