import { listCopy } from '@/copy/list'
import { Drawer } from '@/ui/drawer'
import { useLast } from '@/ui/layer/use-last'
import { FilterActions } from './actions'
import { type PanelProps, usePanel } from './panel'

interface FilterDrawerProps extends PanelProps {
  open: boolean
  onClose: () => void
}

/** All groups of a library, over the list. While it slides out it says what it said. */
export function FilterDrawer({ open, onClose, ...panel }: FilterDrawerProps) {
  const draft = useLast(open ? panel.draft : undefined) ?? panel.draft
  const searched = useLast(open ? panel.searched : undefined) ?? panel.searched
  const { body, actions } = usePanel({ ...panel, draft, searched }, open)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={listCopy.filter.more}
      actions={<FilterActions {...actions} onClose={onClose} />}
    >
      {body}
    </Drawer>
  )
}
