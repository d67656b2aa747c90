import { Tap } from '../tap'
import { RowContent } from './content'
import type { RowProps, RowView } from './types'
import './index.scss'

export type { RowView }

/** Full-bleed, on the card's ground: title, labels, snippet, meta. */
export function Row(props: RowProps) {
  const { read, busy, open, checked, href, onTap, onHold, sensorsName } = props
  const pickable = checked === undefined ? '' : ` row--pickable${checked ? ' row--picked' : ''}`
  return (
    <Tap
      role={checked === undefined ? 'link' : 'checkbox'}
      className={`row${read ? ' row--read' : ''}${busy ? ' row--busy' : ''}${open ? ' row--open' : ''}${pickable}`}
      current={open}
      checked={checked}
      disabled={busy}
      busy={busy}
      href={href}
      onTap={onTap}
      onHold={onHold}
      sensorsName={sensorsName}
    >
      <RowContent {...props} />
    </Tap>
  )
}
