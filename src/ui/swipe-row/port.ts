import type { ReactNode } from 'react'

export interface SwipeRowProps {
  /** The word on the button that a swipe to the left uncovers. */
  word: string
  /** The action of that button. The row must offer the action visibly too, because not everybody can swipe. */
  onAct: () => void
  children: ReactNode
}
