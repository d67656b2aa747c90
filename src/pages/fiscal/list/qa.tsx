import { qaLibrary } from '@/libraries/fiscal/qa'
import { listPage } from '../../list/list-page'

export default listPage(qaLibrary)
