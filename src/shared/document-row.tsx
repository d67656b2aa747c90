import { memo, useState } from 'react'
import { openDocument } from '@/actions/open-document'
import { panes } from '@/platform/panes'
import { addressOf } from '@/routing/addresses'
import { mark, useIsRead } from '@/stores/read-marks'
import { Row } from '@/ui/row'
import type { ListRow } from '@/libraries/library'
import { useHolding } from './holding'
import { usePicked, usePickingActions } from './picking'

interface DocumentRowProps {
  row: ListRow
  /** Before its document opens. */
  onOpen?: () => void
  sensorsName: string
}

/**
 * A document that opens at a tap and is then marked as read. It may take a moment; meanwhile further taps do nothing. While its
 * list is picked from, a tap picks it.
 */
export const DocumentRow = memo(function DocumentRow({ row, onOpen, sensorsName }: DocumentRowProps) {
  const { id, opens } = row
  const [busy, setBusy] = useState(false)
  const checked = usePicked(row)
  const { toggle } = usePickingActions()
  const { hold, view } = useHolding(row)
  const address = () => addressOf(opens.route, opens.params)
  const isOpen = panes.useReadBeside(address)
  const open = async () => {
    setBusy(true)
    onOpen?.()
    try {
      if (await openDocument(opens.route, opens.params)) mark(id)
    } finally {
      setBusy(false)
    }
  }
  const onTap = () => (checked === undefined ? void open() : toggle(row))
  return (
    <Row
      view={view}
      read={useIsRead(id)}
      busy={busy}
      open={isOpen}
      checked={checked}
      href={address}
      onTap={onTap}
      onHold={hold && (() => hold(row))}
      sensorsName={sensorsName}
    />
  )
})
