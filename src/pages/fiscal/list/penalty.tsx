import { penaltyLibrary } from '@/libraries/fiscal/penalty'
import { listPage } from '../../list/list-page'

export default listPage(penaltyLibrary)
