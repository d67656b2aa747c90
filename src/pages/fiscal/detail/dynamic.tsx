import { dynamicSource } from '@/libraries/documents/fiscal/dynamic'
import { documentPage } from '../../detail/document-page'

export default documentPage(dynamicSource)
