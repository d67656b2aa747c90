/** Whether the page is being put on paper. A mini-program prints nothing. */
export const usePrinting = () => false
