/** Whether the page is being printed. A mini-program prints nothing. */
export const usePrinting = () => false
