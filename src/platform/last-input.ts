/** Returns whether the reader's last input was a key, and not a tap or a click. In WeChat this is always false. */
export const usesKeyboard = () => false
