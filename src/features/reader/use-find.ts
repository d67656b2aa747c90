import { useState } from 'react'
import { NO_MATCHES, findInPassages, matchAt, nextFrom } from '@/domain/find'
import { type Reading, pieceAt } from './model/pieces'
import type { Place } from './model/ruler'
import type { Target } from './model/text-view'

interface TextViewHandle {
  here(): Place | undefined
  goTo(target: Target): void
}

/** Find in page: what is typed, where it stands, and which of these the reader is at. */
export function useFind(reading: Reading, view: TextViewHandle) {
  const [state, setState] = useState({ open: false, text: '', matches: NO_MATCHES, now: 0 })
  const { matches } = state

  const show = (found: typeof matches, now: number) => {
    const match = matchAt(found, now)
    if (match) view.goTo({ piece: pieceAt(reading, match.passage, match.from), part: 0, found: true })
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
      const { passage = 0, from = 0 } = reading.pieces[view.here()?.piece ?? 0] ?? {}
      const now = nextFrom(found, passage, from)
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
