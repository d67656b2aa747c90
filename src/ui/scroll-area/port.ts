import type { ReactNode } from 'react'

interface RevealIds {
  active: string
  /** The one before it, or what holds all of them where it is the first. */
  before: string
}

export interface ScrollAreaProps {
  axis: 'x' | 'y'
  className: string
  /** The part to bring into sight, by its id. */
  reveal?: RevealIds
  /** A bar tells how far one has come. */
  bar?: boolean
  children: ReactNode
}
