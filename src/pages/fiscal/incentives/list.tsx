import { incentiveLibrary } from '@/libraries/fiscal/incentive'
import { ListScreen } from '../../list-screen'

export const IncentiveList = () => <ListScreen library={incentiveLibrary} route='tax-incentives-app' />
