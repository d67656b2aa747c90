import { excellentLibrary } from '@/libraries/excellent'
import { listPage } from './list-page'

export default listPage(excellentLibrary)
