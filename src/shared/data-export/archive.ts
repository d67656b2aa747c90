/** What only this device knows of its reader, as one archive: the desk, the searches, and what was read. */
import { archiveOf } from '@domain/workspace/archive'
import type { SyncState } from '@domain/workspace/sync-state'
import { fromEntries } from '@domain/from-entries'
import { ALL_CATEGORIES } from '@/libraries/all-categories'
import { settings } from '@/platform/settings'
import { searchHistory } from '@/platform/storage/keys'
import { today } from '@/platform/today'
import { openDesk, useDesk } from '@/stores/workspace'
import { keptDocuments } from '@/stores/reading-history'

/** As an account's data tells them. */
const entriesIn = (ledger: SyncState) =>
  Object.values(ledger)
    .filter(({ body }) => body !== undefined)
    .map(({ id, kind, body, editedAt }) => ({
      id,
      kind,
      body: JSON.stringify(body),
      editedAt: new Date(editedAt).toISOString(),
    }))

const searches = () =>
  fromEntries(
    ALL_CATEGORIES.map(({ key }) => [key, searchHistory(key).get() ?? []] as const).filter(([, made]) => made.length),
  )

export async function ownArchive(): Promise<Uint8Array> {
  await openDesk()
  const { ledger } = useDesk.getState()
  const data = { desk: entriesIn(ledger), searches: searches(), read: keptDocuments() }
  return archiveOf(data, ledger, { time: today(), platform: settings.appName })
}
