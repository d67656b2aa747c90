import { lawSource } from '@/libraries/law/document'
import { documentPage } from './document-page'

export default documentPage(lawSource)
