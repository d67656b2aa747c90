import { Tap } from '../tap'
import { RowContent } from './content'
import type { RowView } from './types'
import './index.scss'

export type { RowView }

interface RowProps {
  view: RowView
  /** At most this many lines of snippet. */
  lines?: 2 | 3
  read?: boolean
  /** Its page is being opened. */
  busy?: boolean
  /** A tap picks it, or lets it go. */
  checked?: boolean
  /** The address of its page. */
  href?: () => string
  onTap: () => void
  sensorsName?: string
}

/** Full-bleed, on the card's ground: title, labels, snippet, meta. */
export function Row({ view, lines = 3, read, busy, checked, href, onTap, sensorsName }: RowProps) {
  const pickable = checked === undefined ? '' : ` row--pickable${checked ? ' row--picked' : ''}`
  return (
    <Tap
      role={checked === undefined ? 'link' : 'checkbox'}
      className={`row${read ? ' row--read' : ''}${busy ? ' row--busy' : ''}${pickable}`}
      checked={checked}
      disabled={busy}
      busy={busy}
      href={href}
      onTap={onTap}
      sensorsName={sensorsName}
    >
      <RowContent view={view} lines={lines} busy={busy} />
    </Tap>
  )
}
