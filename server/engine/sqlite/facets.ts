/** Counts the search results by value. */
import type { Clause, FacetCount, FacetField } from '../port'
import { membersOf } from './bitset'
import { evaluate } from './evaluate'
import { valuesOf } from './memory'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'

const PER_PAUSE = 4096
/** The bytes of one cached count. Its value is not included, since it belongs to the dictionary. */
const COUNT_BYTES = 72

const isChild = (path: string, parent: string) =>
  parent ? path.startsWith(`${parent}/`) && !path.includes('/', parent.length + 1) : !path.includes('/')

const compare = (a: FacetCount, b: FacetCount) => b.count - a.count || (a.value < b.value ? -1 : 1)

/**
 * Sorts the counted values. Of thousands of values only the best `limit` are kept: each is compared with the last of
 * them.
 */
function* ordered(counts: Uint32Array, dictionary: string[], { parent, limit }: FacetField): Work<FacetCount[]> {
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

function* facet(reader: CollectionReader, hits: Uint32Array, field: FacetField): Work<FacetCount[]> {
  const { dictionary, starts, members } = valuesOf(reader.memory, field.field)
  const counts = new Uint32Array(dictionary.length)
  for (let at = 0; at < hits.length; at++) {
    const docId = hits[at]!
    for (let i = starts[docId]!; i < starts[docId + 1]!; i++) counts[members[i]!]!++
    if (at % PER_PAUSE === 0) yield
  }
  return yield* ordered(counts, dictionary, field)
}

/** Counts the values of the results. Counts are cached while the collection is unchanged. */
export function* facetsOf(
  reader: CollectionReader,
  where: Clause,
  fields: FacetField[],
): Work<Record<string, readonly FacetCount[]>> {
  const { facets: cache } = reader.caches
  const query = JSON.stringify(where)
  const facets: Record<string, readonly FacetCount[]> = {}
  let hits: Uint32Array | undefined
  for (const field of fields) {
    const key = reader.key(`${JSON.stringify(field)} ${query}`)
    let counts = cache.get(key)
    if (!counts) {
      hits ??= membersOf(yield* evaluate(reader, where))
      counts = yield* facet(reader, hits, field)
      cache.set(key, counts, COUNT_BYTES * counts.length)
    }
    facets[field.field] = counts
  }
  return facets
}
