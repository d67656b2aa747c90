/** The segments of a part that a search in one scope includes. */
import type { CollectionSpec } from '../port'
import { isNumbered, kindOf, type SearchScope, TITLE } from './text-layout'
import { SEGMENT_KINDS, SEGMENTS } from './positions'
import type { CollectionReader } from './collection-reader'

const NONE = new Uint32Array()
const NOTHING = new Uint8Array()

function kindsOf(spec: CollectionSpec, scope: string, articles: boolean): (kind: number) => boolean {
  if (scope === 'full') return kind => !articles || isNumbered(kind)
  if (scope === 'title') return kind => !articles && kind === TITLE
  const [plain, numbered] = [kindOf(spec, scope, false), kindOf(spec, scope, true)]
  return kind => kind === numbered || (!articles && kind === plain)
}

function makeSearchScope(reader: CollectionReader, part: number, scope: string, articles: boolean): SearchScope {
  const [ends, kinds] = [reader.ascending(part, SEGMENTS), reader.unordered(part, SEGMENT_KINDS)]
  const isIncluded = kindsOf(reader.memory.spec, scope, articles)
  const included = new Uint8Array(ends.length)
  const count = kinds.reduce((sum, kind) => sum + Number(kind === TITLE), 0)
  const [documents, titles] = [new Uint32Array(count), new Uint32Array(count)]
  let document = -1
  let length = 0
  for (let segment = 0; segment < ends.length; segment++) {
    const [kind, end] = [kinds[segment]!, ends[segment]!]
    if (kind === TITLE) titles[++document] = end
    if (isIncluded(kind)) {
      included[segment] = 1
      length += end - (segment ? ends[segment - 1]! : -1)
    }
    documents[document] = length
  }
  // The full text includes every segment, so its scope stores neither flags nor ends. It is so small that the scopes of
  // all parts fit the cache.
  if (scope === 'full' && !articles) return { ends: NONE, included: NOTHING, isWhole: true, documents, titles }
  return { ends, included, isWhole: false, documents, titles }
}

export function searchScopeOf(reader: CollectionReader, part: number, scope: string, articles: boolean): SearchScope {
  const key = reader.settledKey(`${part}:${scope}:${articles}`)
  const cached = reader.caches.searchScopes.get(key)
  if (cached) return cached
  const searchScope = makeSearchScope(reader, part, scope, articles)
  reader.caches.searchScopes.set(key, searchScope, 5 * searchScope.ends.length + 8 * searchScope.titles.length)
  return searchScope
}

/** Converts positions in the included segments, as if the other segments were absent. */
export function compactPositions({ ends, included, isWhole }: SearchScope, positions: Uint32Array): Uint32Array {
  if (isWhole) return positions
  const compacted = new Uint32Array(positions.length)
  let count = 0
  let segment = 0
  let next = 0
  let skipped = 0
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i]!
    while (ends[segment]! < position) {
      const after = ends[segment]! + 1
      if (!included[segment]) skipped += after - next
      next = after
      segment++
    }
    if (included[segment]) compacted[count++] = position - skipped
  }
  return compacted.subarray(0, count)
}
