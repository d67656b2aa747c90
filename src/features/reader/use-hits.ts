import { useMemo, useState } from 'react'
import { hitsOf, stepFrom } from './model/hits'
import { pieceAt } from './model/pieces'
import type { ReaderText } from './use-text'

/**
 * The words of the search, where the document was opened from one. It opens at its top, as a page does, and the first
 * step leads to the first hit from there: the count then says how many one has seen.
 */
export function useHits({ reading, goTo, here }: ReaderText) {
  const hits = useMemo(() => hitsOf(reading), [reading])
  const [now, setNow] = useState<number>()
  return {
    count: hits.length,
    now,
    hit: now === undefined ? undefined : hits[now],
    step(by: 1 | -1) {
      const to = stepFrom(hits, now, by, here())
      const hit = hits[to]
      if (!hit) return
      setNow(to)
      goTo({ piece: pieceAt(reading, hit.passage, hit.from), part: 0, found: true })
    },
  }
}

export type Hits = ReturnType<typeof useHits>
