/** Returns false: a mini-program prints nothing. */
export const usePrinting = () => false
