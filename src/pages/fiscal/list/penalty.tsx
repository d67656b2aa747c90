import { penaltyLibrary } from '@/libraries/fiscal/penalty/search'
import { listPage } from '../../list/list-screen'

export default listPage(penaltyLibrary)
