/** Determines which pieces of a part belong to the searched scope. */
import type { CollectionSpec } from '../port'
import { isArticleKind, pieceKindOf, type SearchScope, TITLE_KIND } from './text-layout'
import { PIECE_KINDS_KEY, PIECE_ENDS_KEY } from './positions'
import type { CollectionReader } from './collection-reader'

const NONE = new Uint32Array()
const NOTHING = new Uint8Array()

function kindsOf(spec: CollectionSpec, scope: string, articles: boolean): (kind: number) => boolean {
  if (scope === 'full') return kind => !articles || isArticleKind(kind)
  if (scope === 'title') return kind => !articles && kind === TITLE_KIND
  const [plain, numbered] = [pieceKindOf(spec, scope, false), pieceKindOf(spec, scope, true)]
  return kind => kind === numbered || (!articles && kind === plain)
}

function makeSearchScope(reader: CollectionReader, part: number, scope: string, articles: boolean): SearchScope {
  const [ends, kinds] = [reader.ascending(part, PIECE_ENDS_KEY), reader.unordered(part, PIECE_KINDS_KEY)]
  const isIncluded = kindsOf(reader.memory.spec, scope, articles)
  const included = new Uint8Array(ends.length)
  const count = kinds.reduce((sum, kind) => sum + Number(kind === TITLE_KIND), 0)
  const [documents, titles] = [new Uint32Array(count), new Uint32Array(count)]
  let document = -1
  let length = 0
  for (let piece = 0; piece < ends.length; piece++) {
    const [kind, end] = [kinds[piece]!, ends[piece]!]
    if (kind === TITLE_KIND) titles[++document] = end
    if (isIncluded(kind)) {
      included[piece] = 1
      length += end - (piece ? ends[piece - 1]! : -1)
    }
    documents[document] = length
  }
  // The full text includes every piece, so neither flags nor ends are needed. The scopes of all parts then fit into
  // the cache.
  if (scope === 'full' && !articles) return { ends: NONE, included: NOTHING, isWhole: true, documents, titles }
  return { ends, included, isWhole: false, documents, titles }
}

/** With `articles`, the scope includes only articles. */
export function searchScopeOf(reader: CollectionReader, part: number, scope: string, articles: boolean): SearchScope {
  const key = reader.settledKey(`${part}:${scope}:${articles}`)
  const cached = reader.caches.searchScopes.get(key)
  if (cached) return cached
  const searchScope = makeSearchScope(reader, part, scope, articles)
  reader.caches.searchScopes.set(key, searchScope, 5 * searchScope.ends.length + 8 * searchScope.titles.length)
  return searchScope
}

/** Removes positions outside the scope. Counts the others as if the part had only the pieces of the scope. */
export function compactPositions({ ends, included, isWhole }: SearchScope, positions: Uint32Array): Uint32Array {
  if (isWhole) return positions
  const compacted = new Uint32Array(positions.length)
  let count = 0
  let piece = 0
  let next = 0
  let skipped = 0
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i]!
    while (ends[piece]! < position) {
      const after = ends[piece]! + 1
      if (!included[piece]) skipped += after - next
      next = after
      piece++
    }
    if (included[piece]) compacted[count++] = position - skipped
  }
  return compacted.subarray(0, count)
}
