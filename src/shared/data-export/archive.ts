/** Writes the reader's data on this device as one archive: workspace, search history and reading history. */
import { dataArchiveOf } from '@domain/workspace/archive'
import type { SyncState } from '@domain/workspace/sync-state'
import { fromEntries } from '@domain/guards'
import { ALL_CATEGORIES } from '@/libraries/all-categories'
import { FISCAL_AREA_SEARCH } from '@/libraries/fiscal/combined'
import { INCENTIVE_CATEGORY } from '@/libraries/fiscal/incentive/search'
import { settings } from '@/platform/settings'
import { searchHistory } from '@/platform/storage/keys'
import { today } from '@/platform/today'
import { openWorkspace, useWorkspace } from '@/stores/workspace'
import { storedReadingHistory } from '@/stores/reading-history'

/** Converts the workspace to the entries in the data export of an account. Drops removed entries. */
const entriesIn = (syncState: SyncState) =>
  Object.values(syncState)
    .filter(({ body }) => body !== undefined)
    .map(({ id, kind, body, editedAt }) => ({
      id,
      kind,
      body: JSON.stringify(body),
      editedAt: new Date(editedAt).toISOString(),
    }))

/** All categories with a search history. */
const SEARCHED = [...ALL_CATEGORIES, FISCAL_AREA_SEARCH.category, INCENTIVE_CATEGORY]

const searches = () =>
  fromEntries(
    SEARCHED.map(({ key }) => [key, searchHistory(key).get() ?? []] as const).filter(([, entries]) => entries.length),
  )

export async function personalDataArchive(): Promise<Uint8Array> {
  await openWorkspace()
  const { syncState } = useWorkspace.getState()
  const data = { desk: entriesIn(syncState), searches: searches(), read: storedReadingHistory() }
  return dataArchiveOf(data, syncState, { time: today(), platform: settings.appName })
}
