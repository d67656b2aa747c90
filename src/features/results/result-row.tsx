import { memo, useState } from 'react'
import type { ListRow } from '@/libraries/library'
import { Row } from '@/ui/row'

interface ResultRowProps {
  row: ListRow
  read: boolean
  onOpen: (row: ListRow) => Promise<void>
  sensorsName: string
}

/** Its page may take a moment to open; meanwhile the row is busy and further taps do nothing. */
export const ResultRow = memo(function ResultRow({ row, read, onOpen, sensorsName }: ResultRowProps) {
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    await onOpen(row)
    setBusy(false)
  }
  return <Row view={row.view} read={read} busy={busy} onTap={() => void open()} sensorsName={sensorsName} />
})
