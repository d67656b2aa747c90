import { useCallback, useEffect, useState } from 'react'
import type { Stretch } from '@domain/desk/spots'
import { pickedWords } from '@/platform/picked-words'
import type { Picked as PickedOnScreen } from '@/platform/picked-words/port'
import type { Rect } from '@/platform/page-view/port'
import { NUMBER_GAP, type Piece, type Reading } from '../model/pieces'
import type { NoteWish } from './types'
import type { ReaderText } from '../use-text'

export interface Picked {
  stretches: Stretch[]
  /** Where the words stand on the screen, as far as that is known. */
  rect?: Rect
}

function stretchesOf({ parts }: PickedOnScreen, { pieces }: Reading): Stretch[] {
  const stretches: Stretch[] = []
  for (const { part, from, to } of parts) {
    const piece = pieces[part]
    if (!piece) continue
    const last = stretches[stretches.length - 1]
    // Two pieces of one paragraph, with nothing between them.
    if (last?.passage === piece.passage && last.to === piece.from + from) last.to = piece.from + to
    else stretches.push({ passage: piece.passage, from: piece.from + from, to: piece.from + to })
  }
  return stretches
}

/** Without the number of its article. */
function stretchOf({ passage, from, to }: Piece, { passages }: Reading): Stretch {
  const own = passages[passage]
  const number = own?.kind === 'article' && from === 0 ? own.number.length + NUMBER_GAP.length : 0
  return { passage, from: from + number, to }
}

function wishedStretches(wished: NoteWish | undefined, reading: Reading): Stretch[] {
  if (!wished || 'note' in wished) return []
  const { pieces } = reading
  const wanted = 'piece' in wished ? [wished.piece] : pieces.filter(({ passage }) => passage === wished.passage)
  return wanted.map(piece => stretchOf(piece, reading))
}

/** What is picked of the text: by the words where the app hears of them, or as somebody wished. */
export function usePicked({ name, reading }: ReaderText, wished: NoteWish | undefined) {
  const [heard, hear] = useState<Picked>()
  useEffect(
    () =>
      pickedWords.watch(name, picked => hear(picked && { stretches: stretchesOf(picked, reading), rect: picked.rect })),
    [name, reading],
  )
  const clear = useCallback(() => {
    pickedWords.clear()
    hear(undefined)
  }, [])
  const stretches = wishedStretches(wished, reading)
  const picked: Picked | undefined = stretches.length ? { stretches } : heard
  return { picked, clear }
}
