/** Converts a row to plain data for the native component. Absent and default values are omitted. */
import type { Label } from '../label'
import type { TextSegment } from '../segments/types'

/** One search result, as a library passes it to the list. */
export interface RowView {
  title: TextSegment[]
  /** One character, shown in a seal-red square before the title. */
  mark?: string
  labels?: Label[]
  snippet?: TextSegment[]
  /** The court, date, number and similar facts. A line never breaks inside one of them. */
  meta?: string[]
}

export interface RowProps {
  view: RowView
  /** The maximum number of lines of the snippet. */
  lines?: 2 | 3
  read?: boolean
  /** Whether the row's page is being opened. */
  busy?: boolean
  /** Whether the row's document is open next to the list. */
  open?: boolean
  /** Whether the row is selected. `undefined` outside selection mode. */
  checked?: boolean
  /** Returns the address of the row's page. */
  href?: () => string
  onTap: () => void
  /** Called on a long press or a right-click. */
  onLongPress?: () => void
  sensorsName?: string
}

/** Pieces of text in turn: plain text, hit, plain text, hit and so on. */
type PlainWords = string[]

/** A plain label is its text alone. A styled label has a class too. */
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

/** Converts a title or a snippet. A line's end becomes a space and a link becomes plain text. */
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
