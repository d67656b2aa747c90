/** Returns pages and ids in orders by which the cluster itself can sort: by a number, by weight, by id. */
import type { Order } from '../port'
import { MAX_PAGE_RESULTS, type IndexHit, type IndexReader } from './index-reader'
import type { OpenSearchQuery } from './words'

export interface ResultPage {
  total: number
  ids: string[]
}

const LAST = { missing: '_last' }

function sortOf({ fields }: IndexReader, order: Order): object[] {
  const name = order.by === 'number' ? order.field : order.newest
  const field = name === undefined ? undefined : fields.numbers.get(name)
  const direction = order.by === 'number' ? order.direction : 'desc'
  const byNumber = field ? [{ [field]: { order: direction, ...LAST } }] : []
  const byWeight = { weight: { order: 'desc', ...LAST } }
  const byId = { id: 'asc' }
  return order.by === 'number' ? [...byNumber, byWeight, byId] : [byWeight, ...byNumber, byId]
}

const idOf = ({ sort }: IndexHit) => sort.at(-1) as string

/**
 * Returns one page. The cluster can skip at most 10,000 results. Beyond them it can only continue after the last result
 * of a page, so all earlier pages are read first.
 */
export async function sortedPage(
  reader: IndexReader,
  query: OpenSearchQuery,
  order: Order,
  from: number,
  size: number,
): Promise<ResultPage> {
  const body = { query, sort: sortOf(reader, order), _source: false }
  const isNear = from + size <= MAX_PAGE_RESULTS
  const first = await reader.search({ ...body, track_total_hits: true, ...(isNear ? { from, size } : { size: 0 }) })
  const total = first.hits.total!.value
  if (isNear) return { total, ids: first.hits.hits.map(idOf) }
  const ids: string[] = []
  const end = Math.min(total, from + size)
  let at = 0
  if (from >= total) return { total, ids }
  for await (const hits of reader.pages(body)) {
    ids.push(...hits.slice(Math.max(0, from - at), Math.max(0, end - at)).map(idOf))
    at += hits.length
    if (at >= end) break
  }
  return { total, ids }
}

export async function sortedIds(reader: IndexReader, query: OpenSearchQuery, order: Order): Promise<string[]> {
  const ids: string[] = []
  for await (const hits of reader.pages({ query, sort: sortOf(reader, order), _source: false }))
    for (const hit of hits) ids.push(idOf(hit))
  return ids
}
