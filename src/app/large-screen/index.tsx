/** A phone's screen, and a mini-program's window, show one page as it is. */
export const LargeScreen = () => null
