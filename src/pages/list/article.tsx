import { articleLibrary } from '@/libraries/article/search'
import { listPage } from './list-screen'

export default listPage(articleLibrary)
