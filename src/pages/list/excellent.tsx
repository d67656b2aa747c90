import { excellentLibrary } from '@/libraries/excellent/search'
import { listPage } from './list-page'

export default listPage(excellentLibrary)
