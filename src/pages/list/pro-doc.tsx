import { proDocLibrary } from '@/libraries/pro-doc/search'
import { listPage } from './list-page'

export default listPage(proDocLibrary)
