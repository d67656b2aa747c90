import { qaSource } from '@/libraries/documents/fiscal/qa'
import { documentPage } from '../../detail/document-page'

export default documentPage(qaSource)
