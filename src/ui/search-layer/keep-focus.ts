/** The mini-program's input keeps its keyboard by a prop of its own. */
export const keepFocus: (box: unknown) => () => void = () => () => undefined

export const containsFocus: (box: unknown) => boolean = () => false
