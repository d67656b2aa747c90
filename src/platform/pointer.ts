/** Returns whether the reader points with a mouse, and not with a finger. In WeChat this is always false. */
export const hasMouse = () => false
