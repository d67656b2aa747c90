import { incentiveLibrary } from '@/libraries/fiscal/incentive/search'
import { listPage } from '../../list/list-screen'

export default listPage(incentiveLibrary)
