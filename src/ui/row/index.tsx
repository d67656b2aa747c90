import { useMemo } from 'react'
import { reportTap } from '../tap/host'
import { toPlainRow, type RowProps, type RowView } from './plain-row'
import './index.scss'
// Loads the styles for the native component, which has no style sheet of its own.
import '../tap/index.scss'
import '../icon/index.scss'
import '../label/index.scss'
import '../segments/index.scss'
import '../spinner.scss'

export type { RowView }

/**
 * Shows a row by a native component (`native/`). The mini-program then gets one node with its text and not a tree of
 * nodes.
 */
export function Row({ view, lines = 3, read, busy, checked, onTap, onLongPress, sensorsName }: RowProps) {
  const row = useMemo(() => toPlainRow(view, lines), [view, lines])
  const press = () => {
    reportTap(sensorsName)
    onTap()
  }
  // Omits `undefined` values, so that they are not sent to the view layer.
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
