import { articleLibrary } from '@/libraries/article/search'
import { listPage } from './list-page'

export default listPage(articleLibrary)
