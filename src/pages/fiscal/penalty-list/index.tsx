import { Access } from '@/features/access'
import { penaltyLibrary } from '@/libraries/fiscal/penalty'
import { ListScreen } from '../../list-screen'

export default function PenaltyList() {
  return (
    <Access route='fiscal-tax-penalty-list'>
      <ListScreen library={penaltyLibrary} route='fiscal-tax-penalty-list' />
    </Access>
  )
}
