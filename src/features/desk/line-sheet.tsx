import { deskCopy } from '@/copy/desk'
import type { KeptEntry } from '@domain/desk/folders'
import { copyText } from '@/actions/copy-text'
import { dropDocument } from '@/actions/keep-document'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import type { SheetOf } from './sheet-of'
import { useLast } from '@/ui/layer/use-last'

interface LineSheetProps {
  of?: KeptEntry
  onClose: () => void
  onSheet: (sheet: SheetOf) => void
}

/** What can be done with one document. */
export function LineSheet({ of, onClose, onSheet }: LineSheetProps) {
  const entry = useLast(of)
  if (!entry) return null
  const { id, body } = entry
  const cite = () => {
    void copyText(body.citation)
    onClose()
  }
  const drop = () => {
    dropDocument(id)
    onClose()
  }
  const { desk, keep } = deskCopy
  return (
    <Sheet open={of !== undefined} onClose={onClose} title={body.title}>
      <ListItem
        icon='bookmark'
        title={keep.into}
        onTap={() => onSheet({ kind: 'place', ids: [id] })}
        sensorsName='desk_line_place'
      />
      <ListItem
        icon='message-square-text'
        title={desk.remark}
        under={body.remark}
        onTap={() => onSheet({ kind: 'remark', id })}
        sensorsName='desk_line_remark'
      />
      <ListItem icon='copy' title={desk.copyCitation} onTap={cite} sensorsName='desk_line_cite' />
      <ListItem
        icon='download'
        title={desk.export}
        onTap={() => onSheet({ kind: 'export', ids: [id] })}
        sensorsName='desk_line_export'
      />
      <ListItem icon='trash' title={keep.drop} onTap={drop} sensorsName='desk_line_drop' />
    </Sheet>
  )
}
