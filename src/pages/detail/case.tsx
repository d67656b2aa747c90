import { caseSource } from '@/libraries/case/document'
import { documentPage } from './document-page'

export default documentPage(caseSource)
