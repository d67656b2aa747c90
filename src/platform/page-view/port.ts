/** The rectangle of an element, relative to the screen's top left corner. */
export interface Rect {
  top: number
  left: number
  height: number
  width: number
}

export interface PageMeasure {
  /** The page's scroll position at the time of the measurement. */
  scrollTop: number
  /** The rectangles, one for each id. `undefined` for an element that is not on the page. */
  rects: Array<Rect | undefined>
}

interface ScrollOptions {
  /** The duration of the animation in ms. Without it the page jumps. */
  duration?: number
  /** The scroll position from which the animation starts. */
  from?: number
}

/** Measures and scrolls a page. */
export interface PageView {
  /** Measures the elements with these ids. Returns a function that cancels the measurement. */
  measure(ids: string[], answer: (measure: PageMeasure) => void): () => void
  /** Scrolls the page that contains the element with this id. */
  scrollTo(id: string, top: number, options: ScrollOptions): void | Promise<void>
  /** Scrolls the top page without an animation. */
  jumpTo(top: number): void
}
