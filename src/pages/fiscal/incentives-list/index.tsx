import { Access } from '@/features/access'
import { incentiveLibrary } from '@/libraries/fiscal/incentive'
import { ListScreen } from '../../list-screen'

export default function TaxIncentivesList() {
  return (
    <Access route='tax-incentives-list'>
      <ListScreen library={incentiveLibrary} route='tax-incentives-list' />
    </Access>
  )
}
