import type { ReactNode } from 'react'

export interface SwipeRowProps {
  /** On the key that a swipe to the left uncovers. */
  word: string
  /** What that key does. There is a visible way to it elsewhere in the row: not everybody can swipe. */
  onAct: () => void
  children: ReactNode
}
