import { dynamicLibrary } from '@/libraries/fiscal/dynamic/search'
import { listPage } from '../../list/list-page'

export default listPage(dynamicLibrary)
