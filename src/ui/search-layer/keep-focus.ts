/** Does nothing: in the mini-program a prop of the input keeps the keyboard open. */
export const keepFocus: (box: unknown) => () => void = () => () => undefined

export const containsFocus: (box: unknown) => boolean = () => false
