import { articleSource } from '@/libraries/documents/article'
import { documentPage } from './document-page'

export default documentPage(articleSource)
