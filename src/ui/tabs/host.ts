import type { RevealTab } from './port'

/** The mini-program's scroll view puts a child at its left edge; with the one before it there, both are in sight. */
export const useRevealedTab: RevealTab = ({ before }) => ({ scrollIntoView: before })
