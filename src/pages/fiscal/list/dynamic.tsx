import { dynamicLibrary } from '@/libraries/fiscal/dynamic/search'
import { listPage } from '../../list/list-screen'

export default listPage(dynamicLibrary)
