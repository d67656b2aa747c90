import { incentiveLibrary } from '@/libraries/fiscal/incentive'
import { listPage } from '../../list/list-page'

export default listPage(incentiveLibrary)
