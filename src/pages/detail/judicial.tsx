import { judicialSource } from '@/libraries/documents/judicial'
import { documentPage } from './document-page'

export default documentPage(judicialSource)
