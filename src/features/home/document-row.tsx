import { memo, useState } from 'react'
import type { ListRow } from '@/libraries/library'
import { openDocument } from '@/stores/open-document'
import { useReadMarks } from '@/stores/read-marks'
import { Row } from '@/ui/row'

/** A document that opens on tap and is marked as read. */
export const DocumentRow = memo(function DocumentRow({ row }: { row: ListRow }) {
  const { isRead, mark } = useReadMarks()
  const [busy, setBusy] = useState(false)

  async function openIt() {
    setBusy(true)
    if (await openDocument(row.opens.route, row.opens.params)) mark(row.id)
    setBusy(false)
  }

  return (
    <Row view={row.view} read={isRead(row.id)} busy={busy} onTap={() => void openIt()} sensorsName='home_document' />
  )
})
