/** Reads pages and ids in orders that the cluster can sort by: a number, the weight, the id. */
import type { Order } from '../port'
import { PAGE, type Hit, type Reading } from './reading'
import type { Query } from './words'

export interface Page {
  total: number
  ids: string[]
}

const LAST = { missing: '_last' }

function sortOf({ fields }: Reading, order: Order): object[] {
  const name = order.by === 'number' ? order.field : order.newest
  const field = name === undefined ? undefined : fields.numbers.get(name)
  const direction = order.by === 'number' ? order.direction : 'desc'
  const byNumber = field ? [{ [field]: { order: direction, ...LAST } }] : []
  const byWeight = { weight: { order: 'desc', ...LAST } }
  const byId = { id: 'asc' }
  return order.by === 'number' ? [...byNumber, byWeight, byId] : [byWeight, ...byNumber, byId]
}

const idOf = ({ sort }: Hit) => sort.at(-1) as string

/**
 * Returns one page. Beyond 10,000 results the cluster pages only from result to result (`search_after`), so earlier
 * pages are read first.
 */
export async function sortedPage(
  reading: Reading,
  query: Query,
  order: Order,
  from: number,
  size: number,
): Promise<Page> {
  const body = { query, sort: sortOf(reading, order), _source: false }
  const isNear = from + size <= PAGE
  const first = await reading.search({ ...body, track_total_hits: true, ...(isNear ? { from, size } : { size: 0 }) })
  const total = first.hits.total!.value
  if (isNear) return { total, ids: first.hits.hits.map(idOf) }
  const ids: string[] = []
  const end = Math.min(total, from + size)
  let at = 0
  if (from >= total) return { total, ids }
  for await (const hits of reading.pages(body)) {
    ids.push(...hits.slice(Math.max(0, from - at), Math.max(0, end - at)).map(idOf))
    at += hits.length
    if (at >= end) break
  }
  return { total, ids }
}

export async function sortedIds(reading: Reading, query: Query, order: Order): Promise<string[]> {
  const ids: string[] = []
  for await (const hits of reading.pages({ query, sort: sortOf(reading, order), _source: false }))
    for (const hit of hits) ids.push(idOf(hit))
  return ids
}
