/** No-op: the mini-program has its own long press event. */
export const watchLongPress = () => () => undefined
