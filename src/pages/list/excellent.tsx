import { excellentLibrary } from '@/libraries/excellent/search'
import { listPage } from './list-screen'

export default listPage(excellentLibrary)
