import { qaLibrary } from '@/libraries/fiscal/qa/search'
import { listPage } from '../../list/list-screen'

export default listPage(qaLibrary)
