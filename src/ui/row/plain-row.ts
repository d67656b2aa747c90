/** A row as plain data for the mini-program's own component: what is not there takes no byte. */
import type { Label } from '../label/types'
import type { Segment } from '../segments/types'
import type { RowView } from './types'

/** Words as they are, or with the class they are drawn in. */
type PlainSegment = string | { look: string; text: string }

interface PlainLabel {
  look: string
  text: string
  locked?: true
}

export interface PlainRow {
  title: PlainSegment[]
  mark?: string
  labels?: PlainLabel[]
  snippet?: PlainSegment[]
  lines?: number
  meta?: string[]
}

/** In a title or a snippet a line's end is a space, and a link is plain text. */
function plainSegment(segment: Segment): PlainSegment {
  if (segment.kind === 'break') return ' '
  const { kind, text } = segment
  return kind === 'hit' || kind === 'strong' ? { look: kind, text } : text
}

const lookOf = (label: Label, before?: Label): string => {
  if (label.kind === 'status') return `status status--${label.shape}`
  if (label.kind === 'type') return before?.kind === 'type' ? 'label label--dotted' : 'label'
  return label.kind === 'locked' ? 'tag tag--locked' : 'tag'
}

const plainLabel = (label: Label, at: number, labels: Label[]): PlainLabel => ({
  look: lookOf(label, labels[at - 1]),
  text: label.text,
  ...(label.kind === 'locked' && { locked: true }),
})

export const plainRow = ({ title, mark, labels = [], snippet = [], meta = [] }: RowView, lines: number): PlainRow => ({
  title: title.map(plainSegment),
  ...(mark && { mark }),
  ...(labels.length > 0 && { labels: labels.map(plainLabel) }),
  ...(snippet.length > 0 && { snippet: snippet.map(plainSegment), lines }),
  ...(meta.length > 0 && { meta }),
})
