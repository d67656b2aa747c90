import { incentiveLibrary } from '@/libraries/fiscal/incentive/search'
import { listPage } from '../../list/list-page'

export default listPage(incentiveLibrary)
