import type { IconName } from '../icon/names'

/** On the ground of what was found in the page; `now` is the one that the reader is at, or that `hit` of the search. */
export type MarkKind = 'one' | 'now' | 'hit'

interface SegmentMarks {
  mark?: MarkKind
  /** The look of the user's highlight, below that of a match. */
  highlight?: string
}

/** Running text in pieces: as it is, a word that was searched for, what stands out, a line's end, a place to go. */
export type TextSegment =
  | ({ kind: 'text' | 'hit' | 'strong'; text: string } & SegmentMarks)
  | { kind: 'break' }
  /** Stands out; where the caller gives it something to do, what it stands before can be held by it. */
  | ({ kind: 'handle'; text: string } & SegmentMarks)
  /** Blank, and where the caller gives it something to do, a key with this drawing. */
  | ({ kind: 'key'; text: string; icon: IconName } & SegmentMarks)
  /** A button opens something over the text. */
  | ({
      kind: 'link'
      text: string
      attributes?: Record<string, string>
      hit?: true
      role?: 'button'
    } & SegmentMarks)

export interface LinkProps {
  /** Told apart by these, each with a space before it. */
  className: string
  id?: string
  role?: 'link' | 'button'
  /** Spoken in place of the text. */
  label?: string
  onTap: () => void
  /** A long press does what a tap does. */
  longPress?: boolean
  children: string
}

export type LinkSegment = Extract<TextSegment, { kind: 'link' }>
