/** Headings for those who hear a text: the levels never skip, wherever in a long document one is. */
import type { Piece } from './blocks'

const isTop = ({ look }: Piece) => look === 'part' || look === 'label'

/** The document's title is of level 1. A chapter lies below a part, where the document has any before it. */
export function levelsOf(pieces: Piece[]): (number | undefined)[] {
  let inside = false
  return pieces.map(piece => {
    if (isTop(piece)) {
      inside = true
      return 2
    }
    if (piece.look !== 'chapter') return undefined
    return inside ? 3 : 2
  })
}

/** The part that the text is in where its drawn pieces begin, when its heading is not among them. */
export function partOver(pieces: Piece[], from: number): Piece | undefined {
  const first = pieces[from]
  if (!first || isTop(first)) return undefined
  for (let at = from - 1; at >= 0; at--) {
    const piece = pieces[at]
    if (piece && isTop(piece)) return piece
  }
  return undefined
}
