import { judicialSource } from '@/libraries/judicial/document'
import { documentPage } from './document-page'

export default documentPage(judicialSource)
