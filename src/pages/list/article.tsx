import { articleLibrary } from '@/libraries/article'
import { listPage } from './list-page'

export default listPage(articleLibrary)
