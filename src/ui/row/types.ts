import type { Label } from '../label/types'
import type { Segment } from '../segments/types'

/** One result, as a library hands it to the list. */
export interface RowView {
  title: Segment[]
  /** The one character of the seal-red square before the title. */
  mark?: string
  labels?: Label[]
  snippet?: Segment[]
  /** Court, date, number …: none of them breaks inside. */
  meta?: string[]
}

export interface RowContentProps {
  view: RowView
  /** At most this many lines of snippet. */
  lines: 2 | 3
  /** Its page is being opened. */
  busy?: boolean
}
