import { useMemo } from 'react'
import { reportTap } from '../tap/host'
import { toPlainRow, type RowProps, type RowView } from './plain-row'
import './index.scss'
// What the component draws with: it has no styles of its own.
import '../tap/index.scss'
import '../icon/index.scss'
import '../label/index.scss'
import '../segments/index.scss'
import '../spinner.scss'

export type { RowView }

/** Drawn by the mini-program itself (`native/`): a row is one node and its words, where a tree of nodes would be sent. */
export function Row({ view, lines = 3, read, busy, checked, onTap, onLongPress, sensorsName }: RowProps) {
  const row = useMemo(() => toPlainRow(view, lines), [view, lines])
  const press = () => {
    reportTap(sensorsName)
    onTap()
  }
  // What is not so is not sent.
  return (
    <result-row
      row={row}
      read={read || undefined}
      busy={busy || undefined}
      pickable={checked !== undefined || undefined}
      picked={checked || undefined}
      onPress={busy ? undefined : press}
      onHold={onLongPress}
    />
  )
}
