import { incentiveLibrary } from '@/libraries/fiscal/incentive/search'
import { ListScreen } from '../../list/list-screen'

export const IncentiveList = () => <ListScreen library={incentiveLibrary} route='tax-incentives-app' />
