import type { Dimension } from '@/libraries/library'
import type { Group } from '../model/form'
import type { OpenSheet } from '../sheet-state'
import type { Actions } from '../use-form'

export interface GroupProps {
  dimension: Dimension
  group: Group
  actions: Actions
  openSheet: OpenSheet
}
