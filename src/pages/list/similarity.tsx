import { similarityLibrary } from '@/libraries/similarity/search'
import { listPage } from './list-screen'

export default listPage(similarityLibrary)
