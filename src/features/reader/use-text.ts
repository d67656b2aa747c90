import { useMemo, useState } from 'react'
import type { ReadableDocument } from '@/libraries/document'
import { type TextBlocks, blockIndexAt, textBlocksOf } from './model/blocks'
import { type ScrollTarget, TextView } from './model/text-view'

let texts = 0

/** A passage to scroll to. Only a new object makes the text scroll again. */
export interface PassageTarget {
  passage: number
  /** Animates the scroll. */
  smooth?: boolean
}

export interface ReaderText {
  /** The id of the text's element, and the prefix of its blocks' ids. */
  name: string
  blockText: TextBlocks
  view: TextView
  /** The target of the last jump. */
  target?: ScrollTarget
  goTo: (target: ScrollTarget) => void
  goToTarget: (at: PassageTarget) => void
  /** The last jump. The background of its passage is marked. */
  jump?: PassageTarget
  /** The reader's position: a passage and an offset in its plain text. */
  here: () => { passage: number; offset: number }
}

/** Provides a document's text, and the jumps within it. */
export function useReaderText(document: ReadableDocument, at?: PassageTarget): ReaderText {
  const [name] = useState(() => `text-${++texts}`)
  const reading = useMemo(() => textBlocksOf(document.passages), [document])
  const view = useMemo(() => new TextView(reading.blocks), [reading])
  const targetOf = ({ passage, smooth }: PassageTarget): ScrollTarget => ({
    block: blockIndexAt(reading, passage),
    part: 0,
    smooth,
  })
  const [going, goTo] = useState<ScrollTarget | undefined>(() => at && targetOf(at))
  const [jump, setJump] = useState(at)
  const readAt = (next: PassageTarget) => {
    goTo(targetOf(next))
    setJump(next)
  }
  const [lastAt, setLastAt] = useState(at)
  if (at !== lastAt) {
    setLastAt(at)
    if (at) readAt(at)
  }
  const here = () => {
    const { block = 0, part = 0 } = view.here() ?? {}
    const { passage = 0, from = 0, to = 0 } = reading.blocks[block] ?? {}
    return { passage, offset: Math.floor(from + (to - from) * part) }
  }
  return { name, blockText: reading, view, target: going, goTo, goToTarget: readAt, jump, here }
}
