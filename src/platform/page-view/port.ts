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

export interface Way {
  /** At once, where it is missing. */
  duration?: number
  /** The page is put there first. */
  from?: number
}

/** The page of some parts, looked at and scrolled. */
export interface PageView {
  /** Hands back how to lose interest. */
  survey(ids: string[], answer: (seen: Survey) => void): () => void
  /** Scrolls the page of this part. */
  scrollTo(id: string, top: number, way: Way): void | Promise<void>
  /** Told when the screen has another size; answers how to stop listening. */
  onResize(listener: () => void): () => void
}
