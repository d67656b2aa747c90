/** Counts the search results by value. */
import type { Clause, FacetCount, FacetField } from '../port'
import { membersOf } from './bitset'
import { evaluateClause } from './evaluate'
import { valuesOf } from './memory'
import type { CollectionReader } from './collection-reader'
import type { SlicedWork } from './slices'

const PER_PAUSE = 4096
/** The size of one cached count in bytes. Its value is not included, because the dictionary contains it anyway. */
const COUNT_BYTES = 72

const isChild = (path: string, parent: string) =>
  parent ? path.startsWith(`${parent}/`) && !path.includes('/', parent.length + 1) : !path.includes('/')

const compare = (a: FacetCount, b: FacetCount) => b.count - a.count || (a.value < b.value ? -1 : 1)

/**
 * Sorts values by their counts. With a limit, only the most frequent values are gathered, to avoid sorting thousands.
 */
function* ordered(counts: Uint32Array, dictionary: string[], { parent, limit }: FacetField): SlicedWork<FacetCount[]> {
  const room = limit ?? Infinity
  const matches: FacetCount[] = []
  let last: FacetCount | undefined
  for (let code = 0; code < counts.length; code++) {
    if (code % PER_PAUSE === 0) yield
    const one = { value: dictionary[code]!, count: counts[code]! }
    if (!one.count || (parent !== undefined && !isChild(one.value, parent))) continue
    if (last && compare(last, one) < 0) continue
    matches.push(one)
    if (matches.length < 2 * room) continue
    last = matches.sort(compare)[room - 1]
    matches.length = room
  }
  return matches.sort(compare).slice(0, limit)
}

function* facet(reader: CollectionReader, hits: Uint32Array, field: FacetField): SlicedWork<FacetCount[]> {
  const { dictionary, starts, members } = valuesOf(reader.memory, field.field)
  const counts = new Uint32Array(dictionary.length)
  for (let at = 0; at < hits.length; at++) {
    const docId = hits[at]!
    for (let i = starts[docId]!; i < starts[docId + 1]!; i++) counts[members[i]!]!++
    if (at % PER_PAUSE === 0) yield
  }
  return yield* ordered(counts, dictionary, field)
}

/** Counts the results by value. Counts are cached until the collection changes. */
export function* facetsOf(
  reader: CollectionReader,
  where: Clause,
  fields: FacetField[],
): SlicedWork<Record<string, readonly FacetCount[]>> {
  const { facets: cache } = reader.caches
  const query = JSON.stringify(where)
  const facets: Record<string, readonly FacetCount[]> = {}
  let hits: Uint32Array | undefined
  for (const field of fields) {
    const key = reader.key(`${JSON.stringify(field)} ${query}`)
    let counts = cache.get(key)
    if (!counts) {
      hits ??= membersOf(yield* evaluateClause(reader, where))
      counts = yield* facet(reader, hits, field)
      cache.set(key, counts, COUNT_BYTES * counts.length)
    }
    facets[field.field] = counts
  }
  return facets
}
