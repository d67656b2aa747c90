/** The number of parts that a browser on a slow phone draws within a frame. */
export const PARTS_PER_STEP = 1
