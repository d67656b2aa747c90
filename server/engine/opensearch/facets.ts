/** Counts the search results by value. The counts are exact for any number of shards. */
import type { FacetCount, FacetField } from '../port'
import type { IndexReader } from './index-reader'
import type { OpenSearchQuery } from './words'

/** The maximum number of values of a field, and of fields, in one call. The cluster limits the number of buckets. */
const AT_ONCE = 5000
const FIELDS_AT_ONCE = 12
/** The number of values in one page of `list`. */
const PAGE = 10_000

interface Counted {
  sum_other_doc_count: number
  buckets: Array<{ key: string; doc_count: number }>
}
interface Listed {
  after_key?: object
  buckets: Array<{ key: { value: string }; doc_count: number }>
}

const isChild = (path: string, parent: string) =>
  parent ? path.startsWith(`${parent}/`) && !path.includes('/', parent.length + 1) : !path.includes('/')

const compare = (a: FacetCount, b: FacetCount) => b.count - a.count || (a.value < b.value ? -1 : 1)

const ordered = (counts: FacetCount[], { parent, limit }: FacetField) =>
  counts
    .filter(({ value }) => parent === undefined || isChild(value, parent))
    .sort(compare)
    .slice(0, limit)

/**
 * Reads all values of a field page by page. A list of only the most frequent ones may miss values rare on one shard.
 */
async function list(reader: IndexReader, query: OpenSearchQuery, field: string): Promise<FacetCount[]> {
  const counts: FacetCount[] = []
  let after: object | undefined
  for (;;) {
    const composite = { size: PAGE, sources: [{ value: { terms: { field } } }], ...(after && { after }) }
    const { aggregations } = await reader.search<{ all: Listed }>({ query, size: 0, aggs: { all: { composite } } })
    const { buckets, after_key } = aggregations!.all
    counts.push(...buckets.map(({ key, doc_count: count }) => ({ value: key.value, count })))
    if (!after_key || buckets.length < PAGE) return counts
    after = after_key
  }
}

async function countSome(reader: IndexReader, query: OpenSearchQuery, fields: FacetField[]) {
  const aggs: Record<string, object> = {}
  fields.forEach((one, at) => {
    const field = reader.fields.values.get(one.field)
    if (field) aggs[at] = { terms: { field, size: AT_ONCE, shard_size: AT_ONCE } }
  })
  const hasAggregations = Object.keys(aggs).length > 0
  const { aggregations } = hasAggregations
    ? await reader.search<Record<string, Counted>>({ query, size: 0, aggs })
    : { aggregations: {} as Record<string, Counted> }
  const counts: Record<string, FacetCount[]> = {}
  for (const [at, one] of fields.entries()) {
    const { buckets = [], sum_other_doc_count: others = 0 } = aggregations?.[at] ?? {}
    const all = others
      ? await list(reader, query, reader.fields.values.get(one.field)!)
      : buckets.map(({ key, doc_count: count }) => ({ value: key, count }))
    counts[one.field] = ordered(all, one)
  }
  return counts
}

export async function facetsOf(reader: IndexReader, query: OpenSearchQuery, fields: FacetField[]) {
  let counts: Record<string, FacetCount[]> = {}
  for (let at = 0; at < fields.length; at += FIELDS_AT_ONCE)
    counts = { ...counts, ...(await countSome(reader, query, fields.slice(at, at + FIELDS_AT_ONCE))) }
  return counts
}
