import { incentiveLibrary } from '@/libraries/fiscal/incentive'
import { ListScreen } from '../../list/list-screen'

export const IncentiveList = () => <ListScreen library={incentiveLibrary} route='tax-incentives-app' />
