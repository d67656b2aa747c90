/** Does nothing: the mini-program has its own event for a long press. */
export const watchLongPress = () => () => undefined
