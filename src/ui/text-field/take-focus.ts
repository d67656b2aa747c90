/** The mini-program's input takes the focus by a prop of its own. */
export const takeFocus: (input: unknown) => () => void = () => () => undefined
