import type { Reveal } from './port'

/** The mini-program's scroll view puts a child at its left or upper edge; with the one before it there, both are in sight. */
export const useReveal: Reveal = ({ before }) => ({ scrollIntoView: before })
