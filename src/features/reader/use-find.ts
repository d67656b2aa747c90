import { useState } from 'react'
import { NO_MATCHES, findInPassages, matchAt, nextFrom } from '@domain/text/find'
import { pieceAt } from './model/pieces'
import type { ReaderText } from './use-text'

/** Find in page: what is typed, where it stands, and which of these the reader is at. */
export function useFind({ reading, goTo, here }: ReaderText) {
  const [state, setState] = useState({ open: false, text: '', matches: NO_MATCHES, now: 0 })
  const { matches } = state

  const show = (found: typeof matches, now: number) => {
    const match = matchAt(found, now)
    if (match) goTo({ piece: pieceAt(reading, match.passage, match.from), part: 0, found: true })
  }
  return {
    ...state,
    count: matches.starts.length,
    open: () => setState({ ...state, open: true }),
    isOpen: state.open,
    close: () => setState({ open: false, text: '', matches: NO_MATCHES, now: 0 }),
    /** The first one is that at or after the line the reader is at. */
    type(text: string) {
      const found = findInPassages(reading.plain, text)
      const { passage, offset } = here()
      const now = nextFrom(found, passage, offset)
      setState({ ...state, text, matches: found, now })
      show(found, now)
    },
    /** Round and round. */
    step(by: 1 | -1) {
      const count = matches.starts.length
      if (!count) return
      const now = (state.now + by + count) % count
      setState({ ...state, now })
      show(matches, now)
    },
  }
}

export type Find = ReturnType<typeof useFind>
