/** Converts a row to plain data for the native component. Absent and default values are omitted. */
import type { Label } from '../label'
import type { TextSegment } from '../segments/types'

/** One result, as a library hands it to the list. */
export interface RowView {
  title: TextSegment[]
  /** The one character of the seal-red square before the title. */
  mark?: string
  labels?: Label[]
  snippet?: TextSegment[]
  /** Court, date, number …: none of them breaks inside. */
  meta?: string[]
}

export interface RowProps {
  view: RowView
  /** At most this many lines of snippet. */
  lines?: 2 | 3
  read?: boolean
  /** Its page is being opened. */
  busy?: boolean
  /** Its document is open beside the list. */
  open?: boolean
  /** Whether the row is selected; undefined outside selection mode. */
  checked?: boolean
  /** The address of its page. */
  href?: () => string
  onTap: () => void
  /** A long press, or the right mouse button. */
  onLongPress?: () => void
  sensorsName?: string
}

/** Every second one is a hit. */
type PlainWords = string[]

/** A plain label, or one with its class. */
type PlainLabel = string | { look: string; text: string; locked?: true }

export interface PlainRow {
  title: PlainWords
  mark?: string
  labels?: PlainLabel[]
  snippet?: PlainWords
  lines?: number
  meta?: string[]
}

const USUAL_LINES = 3

/** In a title or a snippet a line's end is a space, and a link is plain text. */
function plainWords(segments: TextSegment[]): PlainWords {
  const words = ['']
  for (const segment of segments) {
    const text = segment.kind === 'break' ? ' ' : segment.text
    const lastIsHit = words.length % 2 === 0
    if ((segment.kind === 'hit') === lastIsHit) words[words.length - 1] += text
    else words.push(text)
  }
  return words
}

function plainLabel({ text, ...label }: Label): PlainLabel {
  if (label.kind === 'type') return text
  if (label.kind === 'status') return { look: `status status--${label.shape}`, text }
  return label.kind === 'locked' ? { look: 'tag tag--locked', text, locked: true } : { look: 'tag', text }
}

export const toPlainRow = (
  { title, mark, labels = [], snippet = [], meta = [] }: RowView,
  lines: number,
): PlainRow => ({
  title: plainWords(title),
  ...(mark && { mark }),
  ...(labels.length > 0 && { labels: labels.map(plainLabel) }),
  ...(snippet.length > 0 && { snippet: plainWords(snippet), ...(lines !== USUAL_LINES && { lines }) }),
  ...(meta.length > 0 && { meta }),
})
