import type { RefObject } from 'react'

export interface SwipePanes {
  /** What the panes stand in, one beside the other; each has the id that `idOf` tells. */
  box: RefObject<HTMLElement | null>
  at: number
  count: number
  idOf: (at: number) => string
  /** How far the page is scrolled when this pane is there. */
  scrollTopOf: (at: number) => number
  /** Asked for a neighbour that was not yet made, when a finger begins to pull it in. */
  onPeek: (at: number) => void
  onChange: (at: number) => void
}
