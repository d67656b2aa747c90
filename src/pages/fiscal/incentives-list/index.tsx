import { Door } from '@/features/door'
import { incentiveLibrary } from '@/libraries/fiscal/incentive'
import { ListScreen } from '../../list-screen'

export default function TaxIncentivesList() {
  return (
    <Door route='tax-incentives-list'>
      <ListScreen library={incentiveLibrary} route='tax-incentives-list' />
    </Door>
  )
}
