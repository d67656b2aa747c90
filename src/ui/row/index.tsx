import { useMemo } from 'react'
import { reportTap } from '../tap/host'
import { toPlainRow, type RowProps, type RowView } from './plain-row'
import './index.scss'
// The styles of the native component, which has none of its own.
import '../tap/index.scss'
import '../icon/index.scss'
import '../label/index.scss'
import '../segments/index.scss'
import '../spinner.scss'

export type { RowView }

/** A native component (`native/`): the mini-program gets one node with its text instead of a tree of nodes. */
export function Row({ view, lines = 3, read, busy, checked, onTap, onLongPress, sensorsName }: RowProps) {
  const row = useMemo(() => toPlainRow(view, lines), [view, lines])
  const press = () => {
    reportTap(sensorsName)
    onTap()
  }
  // `undefined` values are not sent.
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
