import { useState } from 'react'
import type { Params } from '@domain/format/address'
import type { ReadableDocument } from '@/libraries/document'
import { articleAt, passageAt } from './place'

interface Place {
  passage: number
  smooth?: boolean
}

/** What is to be read: the article or the paragraph that the address asks for, then the articles that one goes to. */
export function useCurrentPassage(document: ReadableDocument, asked: Params) {
  const [at, setAt] = useState<Place | undefined>(() => {
    const passage = passageAt(document, asked)
    return passage === undefined ? undefined : { passage }
  })
  /** False: there is no such article here. */
  const goTo = (article: string) => {
    const passage = articleAt(document, article)
    if (passage !== undefined) setAt({ passage, smooth: true })
    return passage !== undefined
  }
  return { at, goTo }
}
