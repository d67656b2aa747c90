import { dynamicSource } from '@/libraries/fiscal/dynamic/document'
import { documentPage } from '../../detail/document-page'

export default documentPage(dynamicSource)
