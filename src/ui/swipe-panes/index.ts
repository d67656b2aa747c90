import type { SwipePanes } from './port'

/** Each move of the finger would be a call to the page: the mini-program looks at the two ends of the touch only. */
export const useSwipePanes: (panes: SwipePanes) => void = () => undefined
