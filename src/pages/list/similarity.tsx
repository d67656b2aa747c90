import { similarityLibrary } from '@/libraries/similarity'
import { listPage } from './list-page'

export default listPage(similarityLibrary)
