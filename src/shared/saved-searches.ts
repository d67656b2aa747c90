/** Searches that are kept, and what is new in them. */
import { keepCopy } from '@/copy/bookmark'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import { displayLabel } from '@domain/query/labels'
import type { SavedSearch } from '@domain/workspace/entry'
import { WORKSPACE } from '@domain/workspace/limits'
import { newId } from '@domain/workspace/new-id'
import { countOf } from '@domain/workspace/sync-state'
import { coversAllNew, newestOrder, newIdsAmong, searchesIn } from '@domain/workspace/searches'
import type { Library } from '@/libraries/library'
import { RequestSequencer } from '@/request/sequencer'
import { changeDesk, openDesk, useDesk, useNews } from '@/stores/workspace'
import { kept } from '@/platform/storage/keys'
import { toast } from '@/platform/toast'
import { change, tellNoRoom } from '@/actions/save-document'
import { syncSoon } from '@/actions/sync-workspace'

type Searched = Pick<Library, 'search' | 'sorts' | 'category'>

/** What stands first, the newest on top; as far down as it takes to meet one that was known, where that is told. */
async function newest({ search, sorts }: Searched, query: string, known?: string[]): Promise<string[] | undefined> {
  const order = newestOrder(sorts.map(sort => sort.order))
  const conditions = decodeUrlQuery(query)
  const asked = new RequestSequencer({ quiet: true })
  const size = WORKSPACE.seenIds
  const ids: string[] = []
  let page = 0
  do {
    page++
    const found = await asked.ask(signal => search({ conditions, order, page, size, signal }))
    if (!found?.ok) return undefined
    found.data.rows.forEach(({ id }) => ids.push(id))
  } while (known && ids.length === page * size && !coversAllNew(ids, known, size))
  return ids
}

const savedAs = (library: string, query: string) =>
  searchesIn(useDesk.getState().ledger).find(({ body }) => body.library === library && body.query === query)

const nameOf = (library: string, conditions: Condition[]) =>
  (conditions.map(condition => displayLabel(condition).text).join(' ') || library).slice(0, WORKSPACE.searchName)

export async function saveSearch(library: Searched, conditions: Condition[]) {
  await openDesk()
  const query = encodeUrlQuery(conditions)
  const { key, label } = library.category
  if (savedAs(key, query)) return toast(keepCopy.keep.savedBefore)
  if (tellNoRoom()) return
  const known = await newest(library, query)
  const body: SavedSearch = {
    name: nameOf(label, conditions),
    library: key,
    query,
    known: known ?? [],
    // Where nobody answered, the first answer is what was there.
    lookedAt: known ? Date.now() : 0,
  }
  change([{ id: newId('search', Date.now(), Math.random()), kind: 'search', body }], keepCopy.keep.saved)
  noteNews()
}

async function lookAt(library: Searched, { id, body }: ReturnType<typeof searchesIn>[number]) {
  const ids = await newest(library, body.query, body.lookedAt ? body.known : undefined)
  if (!ids) return
  if (body.lookedAt) useNews.setState({ [id]: newIdsAmong(ids, body.known) })
  else changeDesk([{ id, kind: 'search', body: { ...body, known: ids, lookedAt: Date.now() } }])
}

/** What home tells before anything of this is there. */
function noteNews() {
  const { ledger } = useDesk.getState()
  if (!countOf(ledger)) return kept.deskNews.remove()
  const searches = searchesIn(ledger).filter(({ body }) => !body.paused)
  const news = useNews.getState()
  kept.deskNews.set(searches.reduce((sum, { id }) => sum + (news[id]?.length ?? 0), 0))
}

/** One after the other: nobody waits for it. */
export async function lookForNews(libraryOf: (key: string) => Searched | undefined) {
  await openDesk()
  for (const entry of searchesIn(useDesk.getState().ledger)) {
    const library = libraryOf(entry.body.library)
    if (library && !entry.body.paused) await lookAt(library, entry)
  }
  noteNews()
}

/** Whoever opens a search has seen what was new in it. */
export function markLooked(id: string) {
  const body = searchesIn(useDesk.getState().ledger).find(entry => entry.id === id)?.body
  const news = useNews.getState()[id]
  if (!body || !news) return
  const known = [...news, ...body.known].slice(0, WORKSPACE.seenIds)
  changeDesk([{ id, kind: 'search', body: { ...body, known, lookedAt: Date.now() } }])
  useNews.setState({ [id]: [] })
  noteNews()
  syncSoon()
}
