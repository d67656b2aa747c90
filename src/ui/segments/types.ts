import type { IconName } from '../icon/names'

/**
 * The look of a mark in the text. `now` is the current match of the in-page search, `one` any other match. `hit` is the
 * search hit to which the reader has moved.
 */
export type MatchLook = 'one' | 'now' | 'hit'

interface SegmentMarks {
  mark?: MatchLook
  /** The class of the reader's highlight, drawn below the matches. */
  highlight?: string
}

/** A piece of running text: plain, a search hit, emphasised, a line break, or a link. */
export type TextSegment =
  | ({ kind: 'text' | 'hit' | 'strong'; text: string } & SegmentMarks)
  | { kind: 'break' }
  /** Emphasised text, which opens the paragraph's menu if there is a handler. */
  | ({ kind: 'handle'; text: string } & SegmentMarks)
  /** A button with this icon. Without a handler it is a blank. */
  | ({ kind: 'key'; text: string; icon: IconName } & SegmentMarks)
  /** The role `button` is for links that open a layer over the text. */
  | ({
      kind: 'link'
      text: string
      attributes?: Record<string, string>
      hit?: true
      role?: 'button'
    } & SegmentMarks)

export interface LinkProps {
  /** The classes that distinguish the links, each with a space before it. */
  className: string
  id?: string
  role?: 'link' | 'button'
  /** The accessible name, if it differs from the text. */
  label?: string
  onTap: () => void
  /** Makes a long press do the same as a tap. */
  longPress?: boolean
  children: string
}

export type LinkSegment = Extract<TextSegment, { kind: 'link' }>
