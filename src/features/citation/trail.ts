import { useState } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'

/**
 * Holds the chain of articles that the reader opened in the sheet, each by a citation in the one before. A citation
 * tapped on the page starts a new chain.
 */
export function useArticleTrail(cited: ArticleLookup | undefined) {
  const [lastCited, setLastCited] = useState<ArticleLookup>()
  const [trail, setTrail] = useState<ArticleLookup[]>([])
  if (cited !== lastCited) {
    setLastCited(cited)
    if (cited) setTrail([cited])
  }
  return {
    here: trail[trail.length - 1],
    before: trail[trail.length - 2],
    follow: (next: ArticleLookup) => setTrail([...trail, next]),
    goBack: () => setTrail(trail.slice(0, -1)),
  }
}

export type ArticleTrail = Omit<ReturnType<typeof useArticleTrail>, 'here'>
