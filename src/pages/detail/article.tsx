import { articleSource } from '@/libraries/article/document'
import { documentPage } from './document-page'

export default documentPage(articleSource)
