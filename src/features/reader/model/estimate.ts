/** How high a piece will be, told from its letters: close enough to know where a passage lies that was never drawn. */
import type { Look, Piece } from './pieces'

/** How the text is set: sizes in px. */
export interface Setting {
  /** Of the column, without its margins. */
  width: number
  size: number
  lineHeight: number
}

interface Shape {
  /** Above and below, in px. */
  gap: number
  /** In widths of a letter: what all lines, and what the first one, begin with. */
  indent?: number
  first?: number
  /** Times the size of the text. */
  scale?: number
}

/** As index.scss draws them. */
const SHAPES: Record<Look, Shape> = {
  part: { gap: 40, scale: 1.125 },
  chapter: { gap: 36 },
  label: { gap: 32, first: 0.75 },
  article: { gap: 12, indent: 2, first: -2 },
  clause: { gap: 4, indent: 2 },
  item: { gap: 4, indent: 4, first: -2 },
  paragraph: { gap: 8, first: 2 },
  rest: { gap: 0 },
  center: { gap: 8, scale: 0.875 },
  right: { gap: 8 },
  start: { gap: 4 },
}
/** What two letters' width is at most, in px, so that large type keeps its measure. */
const WIDEST_PAIR = 36

export function estimate({ look, ems }: Piece, { width, size, lineHeight }: Setting): number {
  const { gap, indent = 0, first = 0, scale = 1 } = SHAPES[look]
  const letter = size * scale
  const hang = indent > 0 ? Math.min(1, WIDEST_PAIR / (2 * letter)) : 1
  const aLine = Math.max(1, width / letter - indent * hang)
  return gap + Math.max(1, Math.ceil((ems + first * hang) / aLine)) * letter * lineHeight
}
