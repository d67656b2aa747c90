import { dynamicLibrary } from '@/libraries/fiscal/dynamic'
import { listPage } from '../../list/list-page'

export default listPage(dynamicLibrary)
