import { qaSource } from '@/libraries/fiscal/qa/document'
import { documentPage } from '../../detail/document-page'

export default documentPage(qaSource)
