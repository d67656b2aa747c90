import { proDocLibrary } from '@/libraries/pro-doc/search'
import { listPage } from './list-screen'

export default listPage(proDocLibrary)
