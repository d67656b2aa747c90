import { Door } from '@/features/door'
import { penaltyLibrary } from '@/libraries/fiscal/penalty'
import { ListScreen } from '../../list-screen'

export default function PenaltyList() {
  return (
    <Door route='fiscal-tax-penalty-list'>
      <ListScreen library={penaltyLibrary} route='fiscal-tax-penalty-list' />
    </Door>
  )
}
