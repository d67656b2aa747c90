/** Where a part of the page stands: its distance from the top of the screen, and its height. */
export interface Rect {
  top: number
  height: number
}

/** Answers, in the order of the ids, what is there of the parts; hands back how to lose interest. */
export type Measure = (ids: string[], answer: (rects: Array<Rect | undefined>) => void) => () => void
