/** The mini-program tells itself that something is held. */
export const tellHolds = () => () => undefined
