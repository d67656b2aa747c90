import { practiceArticleLibrary } from '@/libraries/article/search'
import { listPage } from './list-screen'

export default listPage(practiceArticleLibrary)
