/** Returns whether the reader points with a mouse, and not with a finger. The mini-program counts no mouse. */
export const hasMouse = () => false
