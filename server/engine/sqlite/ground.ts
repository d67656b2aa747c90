/** What a question walks over in a part: its documents and segments, and which of these are asked about. */
import type { CollectionSpec } from '../port'
import { isNumbered, kindOf, TITLE } from './line'
import { KINDS, SEGMENTS } from './places'
import type { Shelf } from './shelf'

export interface Ground {
  /** Where the line break of each segment stands. */
  ends: Uint32Array
  asked: Uint8Array
  /** The document of each, counted from the part's first. */
  documents: Uint16Array
  /** All segments are asked about. */
  isWhole: boolean
}

function kindsOf(spec: CollectionSpec, scope: string, articles: boolean): (kind: number) => boolean {
  if (scope === 'full') return kind => !articles || isNumbered(kind)
  if (scope === 'title') return kind => !articles && kind === TITLE
  const [plain, numbered] = [kindOf(spec, scope, false), kindOf(spec, scope, true)]
  return kind => kind === numbered || (!articles && kind === plain)
}

export function groundOf(shelf: Shelf, part: number, scope: string, articles: boolean): Ground | undefined {
  const [ends, kinds] = [shelf.places(part, SEGMENTS), shelf.places(part, KINDS)]
  if (!ends || !kinds) return undefined
  const isAsked = kindsOf(shelf.memory.spec, scope, articles)
  const asked = new Uint8Array(ends.length)
  const documents = new Uint16Array(ends.length)
  let document = -1
  for (let segment = 0; segment < ends.length; segment++) {
    const kind = kinds[segment]! - (kinds[segment - 1] ?? 0)
    if (kind === TITLE) document++
    if (isAsked(kind)) asked[segment] = 1
    documents[segment] = document
  }
  return { ends, asked, documents, isWhole: scope === 'full' && !articles }
}

/** The places in asked segments, as if only these stood in the line: so the text of a scope closes up. */
export function closedUp({ ends, asked, isWhole }: Ground, places: Uint32Array): Uint32Array {
  if (isWhole) return places
  const kept = new Uint32Array(places.length)
  let count = 0
  let segment = 0
  let next = 0
  let gone = 0
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!
    while (ends[segment]! < place) {
      const after = ends[segment]! + 1
      if (!asked[segment]) gone += after - next
      next = after
      segment++
    }
    if (asked[segment]) kept[count++] = place - gone
  }
  return kept.subarray(0, count)
}

/** Where each document ends when `closedUp`. */
export function documentEnds({ ends, asked, documents }: Ground): Uint32Array {
  const closed = new Uint32Array((documents[documents.length - 1] ?? -1) + 1)
  let length = 0
  for (let segment = 0; segment < ends.length; segment++) {
    if (asked[segment]) length += ends[segment]! + 1 - (segment ? ends[segment - 1]! + 1 : 0)
    closed[documents[segment]!] = length
  }
  return closed
}
