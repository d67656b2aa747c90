import type { RevealTab } from './port'

/** The mini-program's scroll-view brings a child into view by its id. */
export const useRevealedTab: RevealTab = id => ({ scrollIntoView: id })
