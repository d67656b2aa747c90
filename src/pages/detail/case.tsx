import { caseSource } from '@/libraries/documents/case'
import { documentPage } from './document-page'

export default documentPage(caseSource)
