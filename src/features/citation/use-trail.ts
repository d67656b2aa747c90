import { useState } from 'react'
import type { Cited } from '@domain/citation/cited'

const keyOf = (cited: Cited | undefined) => cited && JSON.stringify(cited)

/** From one article to those that it cites, and back. Another citation of the page begins anew. */
export function useTrail(cited: Cited | undefined) {
  const [given, setGiven] = useState<string>()
  const [trail, setTrail] = useState<Cited[]>([])
  const key = keyOf(cited)
  if (key !== given) {
    setGiven(key)
    if (cited) setTrail([cited])
  }
  return {
    here: trail[trail.length - 1],
    before: trail[trail.length - 2],
    follow: (next: Cited) => setTrail([...trail, next]),
    goBack: () => setTrail(trail.slice(0, -1)),
  }
}

export type Trail = Omit<ReturnType<typeof useTrail>, 'here'>
