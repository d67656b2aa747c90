import type { Rect } from '@/platform/page-view/port'

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
   * Reports a selection inside the element with this id, once the selection is stable. Also reports when the
   * selection is cleared. Returns a function that stops the reports.
   */
  watch(name: string, listener: (selected: SelectedText | undefined) => void): () => void
  /** Clears the selection. */
  clear(): void
}
