import { qaLibrary } from '@/libraries/fiscal/qa/search'
import { listPage } from '../../list/list-page'

export default listPage(qaLibrary)
