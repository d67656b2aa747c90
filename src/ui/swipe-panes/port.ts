import type { RefObject } from 'react'

export interface SwipePanes {
  /** The container of the panes. Each pane has the id from `idOf`. */
  box: RefObject<HTMLElement | null>
  at: number
  count: number
  idOf: (at: number) => string
  /** Returns the page's scroll position for this pane. */
  scrollTopOf: (at: number) => number
  /** Called when the finger starts to pull a neighbouring pane into view that is not rendered yet. */
  onPeek: (at: number) => void
  onChange: (at: number) => void
}
