import type { SwipePanes } from '../ports'

/**
 * Does nothing: in the mini-program each move of the finger would be a call to the page. There, the page
 * compares only the start and the end of a touch.
 */
export const useSwipePanes: (panes: SwipePanes) => void = () => undefined
