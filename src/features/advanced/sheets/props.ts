import type { Dimension } from '@/libraries/library'
import type { Group } from '../model/form'
import type { Actions } from '../use-form'

export interface SheetProps {
  open: boolean
  onClose: () => void
  dimension: Dimension
  group: Group
  actions: Actions
}
