/** Computes heading levels for screen readers. They skip no level, at any position of a long document. */
import type { PassageBlock } from './blocks'

const isTop = ({ look }: PassageBlock) => look === 'part' || look === 'label'

/**
 * Returns the heading level of each block. The document's title has level 1. A chapter after a part has level
 * 3, otherwise level 2.
 */
export function levelsOf(blocks: PassageBlock[]): (number | undefined)[] {
  let inside = false
  return blocks.map(block => {
    if (isTop(block)) {
      inside = true
      return 2
    }
    if (block.look !== 'chapter') return undefined
    return inside ? 3 : 2
  })
}

/** Returns the part that contains the first drawn block, if the part's own heading is not drawn. */
export function headingAbove(blocks: PassageBlock[], from: number): PassageBlock | undefined {
  const first = blocks[from]
  if (!first || isTop(first)) return undefined
  for (let at = from - 1; at >= 0; at--) {
    const block = blocks[at]
    if (block && isTop(block)) return block
  }
  return undefined
}
