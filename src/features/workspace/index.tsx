/** 工作台: what one keeps, in folders, to go on working with. */
import { type ReactNode, useState, useEffect, useMemo } from 'react'
import { useDidShow } from '@tarojs/taro'
import { Text, View } from '@tarojs/components'
import { syncDesk } from '@/actions/sync-workspace'
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
import { useDesk, openDesk } from '@/stores/workspace'
import { Button } from '@/ui/button'
import { Hint } from '@/ui/hint'
import { Section } from '@/ui/section'
import { WindowList } from '@/ui/window-list'
import { clearOwnData } from '@/actions/clear-personal-data'
import { ownArchive } from '@/shared/data-export/archive'
import { deskCopy } from '@/copy/workspace'
import { ownExportCopy } from '@/copy/data-export'
import { countOf } from '@domain/workspace/sync-state'
import { ask } from '@/platform/ask'
import { ownFile } from '@/platform/archive-file'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { open } from '@/routing/navigation'
import { OwnExport } from '@/shared/data-export'
import { useSession } from '@/stores/session'
import { ListItem } from '@/ui/list-item'
import { Searches } from './searches'
import { DeskSheets, type SheetOf } from './sheets'
import { SyncNotice } from './sync-notice'
import { Texts } from './texts'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import './index.scss'

const { desk: deskWords } = deskCopy
const { notes: words } = notesCopy

async function clear() {
  if (!(await ask({ text: deskWords.clearAsk, confirm: deskWords.clearConfirm, cancel: deskCopy.action.cancel })))
    return
  const cleared = await clearOwnData()
  toast(cleared.ok ? deskWords.cleared : sentenceFor(cleared.error))
}

const makeFile = async () => ownFile.hand(await ownArchive(), ownExportCopy.ownExport.file)

/** What the device alone keeps is taken along, and cleared, here. */
const DeviceData = () => (
  <>
    {ownFile.hands() && <OwnExport hint={deskWords.exportHint} make={makeFile} />}
    <ListItem
      icon='trash'
      title={deskWords.clear}
      under={deskWords.clearHint}
      onTap={() => void clear()}
      sensorsName='desk_clear'
    />
  </>
)

/** How all of it goes, or is taken along: an account's where its devices and shares are, a guest's here. */
function OwnData() {
  const isGuest = useSession(({ token }) => !token)
  const isOffered = useSession(({ visitor }) => visitor?.security !== undefined)
  const isEmpty = useDesk(({ ledger }) => countOf(ledger) === 0)
  if (isEmpty || (!isGuest && !isOffered)) return null
  return (
    <Section>
      {isGuest ? (
        <DeviceData />
      ) : (
        <ListItem
          icon='lock'
          title={deskWords.own}
          under={deskWords.ownHint}
          leads
          onTap={() => void open('account-security')}
          sensorsName='desk_own'
        />
      )}
    </Section>
  )
}
/** At first; the others come at a tap. */
const FEW = 3

/** To the words in their document; where they stood, as far as its address can say it. */
function goTo({ body: { route, params, spots } }: NoteEntry) {
  const [first] = spots
  if (!first) return
  const place: Params = first.article ? { article: first.article } : { paragraph: String(first.passage + 1) }
  openStored(route, { ...params, ...place })
}

/** What was marked and written, whatever the document. */
function Notes() {
  const ledger = useDesk(desk => desk.ledger)
  const notes = useMemo(() => notesIn(ledger), [ledger])
  const [all, setAll] = useState(false)
  const [typed, setTyped] = useState('')
  const [opened, open] = useState<string>()
  const found = useMemo(() => notes.filter(note => noteMatches(note, typed)), [notes, typed])
  const note = notes.find(({ id }) => id === opened)
  if (!notes.length && !opened) return null
  const shown = all ? found : notes.slice(0, FEW)
  return (
    <Section title={words.write} count={String(notes.length)}>
      {all && <FindBox typed={typed} onTyped={setTyped} label={words.search} />}
      {all && !found.length && <Hint sentence={fill(words.nothingFound, { typed })} />}
      <WindowList items={shown}>
        {entry => <NoteLine key={entry.id} entry={entry} from={entry.body.title} onOpen={open} />}
      </WindowList>
      {!all && notes.length > FEW && (
        <Button look='quiet' wide onTap={() => setAll(true)} sensorsName='desk_notes_all'>
          {fill(words.all, { count: notes.length })}
        </Button>
      )}
      <NoteSheet of={note} onGo={note && (() => goTo(note))} onClose={() => open(undefined)} />
    </Section>
  )
}

const WAYS: Array<{ route: RouteName; icon: IconName }> = [
  { route: 'reckoners', icon: 'receipt-text' },
  { route: 'brief', icon: 'text-search' },
  { route: 'alike', icon: 'scroll-text' },
]

/** The screens that one works with, beside what one keeps. */
function Ways() {
  return (
    <View className='desk-ways'>
      {WAYS.map(({ route, icon }) => (
        <Tap key={route} role='link' className='desk-ways__way' onTap={() => void open(route)} sensorsName='desk_way'>
          <Icon name={icon} size={24} />
          <Text>{ROUTES[route].title}</Text>
        </Tap>
      ))}
    </View>
  )
}

/** Reads the desk of whoever is here, and hears what was changed elsewhere. Answers whether it is there to be seen. */
function useOpenDesk(): boolean {
  const owner = useSession(({ token, userId }) => `${token ? 'of' : 'guest'} ${userId ?? ''}`)
  useEffect(() => {
    void openDesk().then(syncDesk)
  }, [owner])
  useDidShow(() => void syncDesk())
  return useDesk(desk => desk.owner !== undefined)
}

interface DeskProps {
  /** A document that is to be put into folders. */
  wanted?: string
  /** What was read lately. */
  recent?: ReactNode
}

export function Desk({ wanted, recent }: DeskProps) {
  const ready = useOpenDesk()
  usePullDown(syncDesk)
  const [sheet, setSheet] = useState<SheetOf | undefined>(wanted ? { kind: 'place', ids: [wanted] } : undefined)
  return (
    <Page
      header={<Header back title={ROUTES.desk.title} />}
      over={ready && <DeskSheets sheet={sheet} onSheet={setSheet} />}
    >
      <SyncNotice />
      {ready ? (
        <>
          <Ways />
          <Searches onSheet={setSheet} />
          {recent}
          <Notes />
          <Texts />
          <Documents onSheet={setSheet} />
          <OwnData />
        </>
      ) : (
        <Skeleton rows={5} />
      )}
    </Page>
  )
}
