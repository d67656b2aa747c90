/** Lists the search hits in a document, and steps from one hit to the next. */
import type { PageMatch } from '@domain/text/find'
import { parseMarkup } from '@domain/text/markup'
import { NUMBER_GAP, type TextBlocks } from './blocks'

const hasHit = (markup: string) => /<em/i.test(markup)

/** Returns the search hits in reading order. Adjacent marks are one hit. */
export function searchHitsOf({ passages }: Pick<TextBlocks, 'passages'>): PageMatch[] {
  const hits: PageMatch[] = []
  passages.forEach((passage, index) => {
    if (!hasHit(passage.text)) return
    let from = passage.kind === 'article' ? passage.number.length + NUMBER_GAP.length : 0
    for (const segment of parseMarkup(passage.text)) {
      const to = from + (segment.kind === 'break' ? 1 : segment.text.length)
      const last = hits[hits.length - 1]
      if (segment.kind === 'hit') {
        if (last?.passage === index && last.to === from) last.to = to
        else hits.push({ passage: index, from, to })
      }
      from = to
    }
  })
  return hits
}

interface TextOffset {
  passage: number
  offset: number
}

const isBefore = (hit: PageMatch, here: TextOffset) =>
  hit.passage < here.passage || (hit.passage === here.passage && hit.from < here.offset)

/**
 * Returns the index of the next or the previous hit, and wraps around at both ends. Without a current hit, the next hit
 * is the first one at or below the reader's position, and the previous hit is the last one above.
 */
export function nextHitIndex(hits: PageMatch[], now: number | undefined, by: 1 | -1, here: TextOffset): number {
  const next = () => {
    const at = hits.findIndex(hit => !isBefore(hit, here))
    return at < 0 ? hits.length : at
  }
  const to = now === undefined ? next() + (by > 0 ? 0 : -1) : now + by
  return (to + hits.length) % hits.length
}
