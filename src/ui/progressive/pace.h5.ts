/** What a browser on a slow phone draws within a frame. */
export const AT_ONCE = 1
