/** Saves searches and counts their new results. */
import { bookmarkCopy } from '@/copy/bookmark'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import { displayLabel } from '@domain/query/labels'
import type { SavedSearch } from '@domain/workspace/entry'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { newEntryId } from '@domain/workspace/new-id'
import { entryCount } from '@domain/workspace/sync-state'
import {
  coversAllNewResults,
  hasComparableIds,
  newestFirstOrder,
  newIdsAmong,
  newResultCount,
  savedSearchesIn,
} from '@domain/workspace/searches'
import type { Library } from '@/libraries/library'
import { RequestSequencer } from '@/request/sequencer'
import { changeWorkspace, openWorkspace, useWorkspace, useNewResults } from '@/stores/workspace'
import { deviceValues } from '@/platform/storage/keys'
import { toast } from '@/platform/messages'
import { changeWorkspaceWithUndo, openWorkspaceToSave, warnIfCannotSave } from '@/actions/save-document'
import { syncSoon } from '@/actions/sync-workspace'

type SearchLibrary = Pick<Library, 'search' | 'sorts' | 'category'>

/**
 * Returns the ids of the newest results, or `undefined` after a failure. With `seenIds`, reads pages until a seen
 * result or the maximum number of results is reached.
 */
async function fetchNewestIds(
  { search, sorts }: SearchLibrary,
  query: string,
  seenIds?: string[],
): Promise<string[] | undefined> {
  const order = newestFirstOrder(sorts.map(sort => sort.order))
  const conditions = decodeUrlQuery(query)
  const sequencer = new RequestSequencer({ quiet: true })
  const size = WORKSPACE_LIMITS.seenIds
  const ids: string[] = []
  let page = 0
  do {
    page++
    const result = await sequencer.run(signal => search({ conditions, order, page, size, signal }))
    if (!result?.ok) return undefined
    result.data.rows.forEach(({ id }) => ids.push(id))
  } while (seenIds && ids.length === page * size && !coversAllNewResults(ids, seenIds, size))
  return ids
}

const findSavedSearch = (library: string, query: string) =>
  savedSearchesIn(useWorkspace.getState().syncState).find(
    ({ body }) => body.library === library && body.query === query,
  )

const nameOf = (library: string, conditions: Condition[]) =>
  (conditions.map(condition => displayLabel(condition).text).join(' ') || library).slice(0, WORKSPACE_LIMITS.searchName)

export async function saveSearch(library: SearchLibrary, conditions: Condition[]) {
  await openWorkspaceToSave()
  const query = encodeUrlQuery(conditions)
  const { key, label } = library.category
  if (findSavedSearch(key, query)) return toast(bookmarkCopy.bookmark.searchSavedBefore)
  if (warnIfCannotSave()) return
  const ids = await fetchNewestIds(library, query)
  const body: SavedSearch = {
    name: nameOf(label, conditions),
    library: key,
    query,
    known: ids ?? [],
    // The value 0 marks a failed first request. The next check then treats all results as seen.
    lookedAt: ids ? Date.now() : 0,
  }
  changeWorkspaceWithUndo(
    [{ id: newEntryId('search', Date.now(), Math.random()), kind: 'search', body }],
    bookmarkCopy.bookmark.searchSaved,
  )
  storeNewCount()
}

async function checkSearch(library: SearchLibrary, { id, body }: ReturnType<typeof savedSearchesIn>[number]) {
  const isComparable = hasComparableIds(body)
  const ids = await fetchNewestIds(library, body.query, isComparable ? body.known : undefined)
  if (!ids) return
  if (isComparable) useNewResults.setState({ [id]: newIdsAmong(ids, body.known) })
  else changeWorkspace([{ id, kind: 'search', body: { ...body, known: ids, lookedAt: Date.now() } }])
}

/** Stores the number of new results. The home screen shows it before this code is loaded. */
function storeNewCount() {
  const { syncState } = useWorkspace.getState()
  if (!entryCount(syncState)) return deviceValues.alertCount.remove()
  deviceValues.alertCount.set(newResultCount(syncState, useNewResults.getState()))
}

/** Checks the saved searches one after the other, to limit the load on the services. */
export async function checkSearches(libraryOf: (key: string) => SearchLibrary | undefined) {
  await openWorkspace()
  for (const entry of savedSearchesIn(useWorkspace.getState().syncState)) {
    const library = libraryOf(entry.body.library)
    if (library && !entry.body.paused) await checkSearch(library, entry)
  }
  storeNewCount()
}

/** Marks the new results of a saved search as seen. Called when the reader opens the search. */
export function markNewResultsSeen(id: string) {
  const body = savedSearchesIn(useWorkspace.getState().syncState).find(entry => entry.id === id)?.body
  const news = useNewResults.getState()[id]
  if (!body || !news) return
  const seenIds = [...news, ...body.known].slice(0, WORKSPACE_LIMITS.seenIds)
  changeWorkspace([{ id, kind: 'search', body: { ...body, known: seenIds, lookedAt: Date.now() } }])
  useNewResults.setState({ [id]: [] })
  storeNewCount()
  syncSoon()
}
