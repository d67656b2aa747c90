import { useState } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'

const keyOf = (cited: ArticleLookup | undefined) => cited && JSON.stringify(cited)

/** The trail of articles opened from each other. A new citation of the page resets it. */
export function useTrail(cited: ArticleLookup | undefined) {
  const [lastKey, setLastKey] = useState<string>()
  const [trail, setTrail] = useState<ArticleLookup[]>([])
  const key = keyOf(cited)
  if (key !== lastKey) {
    setLastKey(key)
    if (cited) setTrail([cited])
  }
  return {
    here: trail[trail.length - 1],
    before: trail[trail.length - 2],
    follow: (next: ArticleLookup) => setTrail([...trail, next]),
    goBack: () => setTrail(trail.slice(0, -1)),
  }
}

export type Trail = Omit<ReturnType<typeof useTrail>, 'here'>
