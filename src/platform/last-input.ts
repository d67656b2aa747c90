/** Whether the reader navigates by keyboard. Always false in WeChat. */
export const usesKeyboard = () => false
