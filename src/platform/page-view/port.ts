/** Where a part of the page stands: its distance from the top and the left of the screen, and its size. */
export interface Rect {
  top: number
  left: number
  height: number
  width: number
}

export interface Survey {
  /** How far the page is scrolled, at the moment the parts were looked at. */
  scrollTop: number
  /** In the order of the ids; what is not there is missing. */
  rects: Array<Rect | undefined>
}

export interface Scrolling {
  /** In ms; without one, at once. */
  duration?: number
  /** The page is put there first. */
  from?: number
}

/** A page, looked at and scrolled. */
export interface PageView {
  /** Tells where the parts with these ids stand; answers how to cancel. */
  survey(ids: string[], answer: (seen: Survey) => void): () => void
  /** Scrolls the page of this part. */
  scrollTo(id: string, top: number, how: Scrolling): void | Promise<void>
  /** Moves the page on top, at once. */
  jumpTo(top: number): void
}
