import { useState } from 'react'
import { sameArticle } from '@domain/citation/article'
import type { ReadableDocument } from '@/libraries/document'

interface Place {
  passage: number
  smooth?: boolean
}

/** The article of a law that is to be read: the one that the address asks for, then those that one goes to. */
export function useCurrentPassage({ passages }: ReadableDocument, asked: string | undefined) {
  const passageOf = (article: string) =>
    passages.findIndex(passage => passage.kind === 'article' && sameArticle(passage.number, article))
  const [at, setAt] = useState<Place | undefined>(() => {
    const passage = asked ? passageOf(asked) : -1
    return passage < 0 ? undefined : { passage }
  })
  /** False: there is no such article here. */
  const goTo = (article: string) => {
    const passage = passageOf(article)
    if (passage >= 0) setAt({ passage, smooth: true })
    return passage >= 0
  }
  return { at, goTo }
}
