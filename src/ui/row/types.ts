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

export interface RowProps {
  view: RowView
  /** At most this many lines of snippet. */
  lines?: 2 | 3
  read?: boolean
  /** Its page is being opened. */
  busy?: boolean
  /** Its page is seen beside it. */
  open?: boolean
  /** A tap picks it, or lets it go. */
  checked?: boolean
  /** The address of its page. */
  href?: () => string
  onTap: () => void
  /** A finger stays on it, or the second key of a mouse was pressed. */
  onHold?: () => void
  sensorsName?: string
}
