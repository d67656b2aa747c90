import { proDocLibrary } from '@/libraries/pro-doc'
import { listPage } from './list-page'

export default listPage(proDocLibrary)
