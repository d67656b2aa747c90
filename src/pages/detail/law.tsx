import { lawSource } from '@/libraries/documents/law'
import { documentPage } from './document-page'

export default documentPage(lawSource)
