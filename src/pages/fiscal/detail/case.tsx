import { fiscalCaseSource } from '@/libraries/documents/fiscal/case'
import { documentPage } from '../../detail/document-page'

export default documentPage(fiscalCaseSource)
