import { similarityLibrary } from '@/libraries/similarity/search'
import { listPage } from './list-page'

export default listPage(similarityLibrary)
