import { useMemo, useState } from 'react'
import type { ReadableDocument } from '@/libraries/document'
import { type Reading, pieceAt, readingOf } from './model/blocks'
import { type Target, TextView } from './model/text-view'

let texts = 0

/** A passage that the screen wants to be read; each wish is a new object. */
export interface At {
  passage: number
  /** Seen to be run to. */
  smooth?: boolean
}

export interface ReaderText {
  /** The id of the body; its pieces' ids begin with it. */
  name: string
  reading: Reading
  view: TextView
  /** Where the reader wants to be. */
  going?: Target
  goTo: (target: Target) => void
  readAt: (at: At) => void
  /** The passage that one came to read, on a ground of its own. */
  marked?: number
  /** Where the reader is: a passage, and an offset in its plain text. */
  here: () => { passage: number; offset: number }
}

/** A document's text, and the way to any part of it. */
export function useText(document: ReadableDocument, at?: At): ReaderText {
  const [name] = useState(() => `text-${++texts}`)
  const reading = useMemo(() => readingOf(document.passages), [document])
  const view = useMemo(() => new TextView(reading.pieces), [reading])
  const targetOf = ({ passage, smooth }: At): Target => ({ piece: pieceAt(reading, passage), part: 0, smooth })
  const [going, goTo] = useState<Target | undefined>(() => at && targetOf(at))
  const [marked, setMarked] = useState(at?.passage)
  const readAt = (next: At) => {
    goTo(targetOf(next))
    setMarked(next.passage)
  }
  const [given, setGiven] = useState(at)
  if (at !== given) {
    setGiven(at)
    if (at) readAt(at)
  }
  const here = () => {
    const { piece = 0, part = 0 } = view.here() ?? {}
    const { passage = 0, from = 0, to = 0 } = reading.pieces[piece] ?? {}
    return { passage, offset: Math.floor(from + (to - from) * part) }
  }
  return { name, reading, view, going, goTo, readAt, marked, here }
}
