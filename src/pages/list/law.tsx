import { lawLibrary } from '@/libraries/law/search'
import { listPage } from './list-page'

export default listPage(lawLibrary)
