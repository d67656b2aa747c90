import { useMemo } from 'react'
import { plainRow } from './plain-row'
import type { RowContentProps } from './types'
// What the component beside draws with: it has no styles of its own.
import '../icon/index.scss'
import '../label/index.scss'
import '../segments/index.scss'
import '../spinner.scss'

/** Drawn by the mini-program itself (`native/`): a row is one node and its words, where a tree of nodes would be sent. */
export function RowContent({ view, lines, busy }: RowContentProps) {
  const row = useMemo(() => plainRow(view, lines), [view, lines])
  return <result-row row={row} busy={busy} />
}
