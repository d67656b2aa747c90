import type { ReactNode } from 'react'

interface RevealIds {
  active: string
  /** The id of the child before the active one. For the first child it is the id of the container. */
  before: string
}

export interface ScrollAreaProps {
  axis: 'x' | 'y'
  className: string
  /** The ids of the child to scroll into view and of the child before it. */
  reveal?: RevealIds
  /** Shows a scrollbar. */
  bar?: boolean
  children: ReactNode
}
