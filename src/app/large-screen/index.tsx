/** Renders nothing: the mini-program shows one page at a time. */
export const LargeScreen = () => null
