import { penaltyLibrary } from '@/libraries/fiscal/penalty/search'
import { listPage } from '../../list/list-page'

export default listPage(penaltyLibrary)
