/** Returns whether the reader navigates by keyboard. In WeChat this is always false. */
export const usesKeyboard = () => false
