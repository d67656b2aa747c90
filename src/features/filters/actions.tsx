import { searchCopy } from '@/copy/search'
import { ActionBar } from '@/ui/action-bar'
import { searchLabel } from '@/shared/use-live-count'

export interface FilterActionsProps {
  /** There is nothing to choose. */
  isEmpty: boolean
  /** What would be found, where it is known. */
  total?: number
  onConfirm: () => void
  onReset: () => void
  /** Nothing, where it cannot be closed. */
  onClose?: () => void
}

/** Below the choices of a panel: let them go, or search with them. */
export function FilterActions({ isEmpty, total, onConfirm, onReset, onClose }: FilterActionsProps) {
  if (isEmpty) {
    return onClose ? (
      <ActionBar main={{ label: searchCopy.options.gotIt, onTap: onClose, sensorsName: 'filter_got_it' }} />
    ) : null
  }
  return (
    <ActionBar
      main={{ label: searchLabel(total, searchCopy.action.confirm), onTap: onConfirm, sensorsName: 'filter_confirm' }}
      other={{ label: searchCopy.action.reset, onTap: onReset, sensorsName: 'filter_reset' }}
    />
  )
}
