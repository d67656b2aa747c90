/** Ports of the screen: its measurements, the selected text, the split view and reading aloud. */

/** The rectangle of an element, in px from the top left corner of the window. */
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

/** The selected range within one part of the watched text. */
export interface SelectedRange {
  /** The number of the part, which is the end of its element id: `name-part`. */
  part: number
  from: number
  to: number
}

export interface SelectedText {
  parts: SelectedRange[]
  /** The rectangle of the selection on the screen. */
  rect: Rect
}

/** The text that a reader selects by finger, mouse or keyboard. */
export interface TextSelection {
  /**
   * Reports a selection inside the element whose id is `name`, once the selection is stable. Also reports when the
   * selection is cleared. Returns a function that stops the reports.
   */
  watch(name: string, listener: (selected: SelectedText | undefined) => void): () => void
  /** Clears the selection. */
  clear(): void
}

/**
 * Shows a list and its document side by side on a large screen. They are two pages of one history, and each
 * has its own address.
 */
export interface SplitView {
  /** Whether the screen is wide enough for list and document. The component renders again when that changes. */
  useLarge(): boolean
  /** Whether the screen is wide enough at this moment. */
  isLarge(): boolean
  /** Whether the document at this address is shown beside its list. */
  useIsBesideList(address: () => string): boolean
  /** Returns the number of pages above the page that the reader touched last. Without a split view it returns 0. */
  pagesAbove(): number
}

/** Reads text aloud, on hosts that can. */
export interface Speech {
  canSpeak(): boolean
  /**
   * Speaks the texts one after the other. Returns a function that stops the speech. `onEnd` is called after the last
   * text or after an error, but not after a stop.
   */
  speak(texts: string[], onEnd: () => void): () => void
}
