import type { Rect } from '@/platform/page-view/port'

/** A stretch of the text of one of the parts that are watched. */
export interface PickedPart {
  /** As its id tells: name-part. */
  part: number
  from: number
  to: number
}

export interface TextSelection {
  parts: PickedPart[]
  /** Where it stands on the screen. */
  rect: Rect
}

/** Words that a reader picks with finger, mouse or keys. */
export interface PickedWords {
  /** Tells what is picked in the part with this id, once it stands still, and when nothing is any longer. Answers how to end it. */
  watch(name: string, tell: (picked: TextSelection | undefined) => void): () => void
  /** Nothing is picked any longer. */
  clear(): void
}
