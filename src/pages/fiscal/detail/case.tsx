import { fiscalCaseSource } from '@/libraries/fiscal/case/document'
import { documentPage } from '../../detail/document-page'

export default documentPage(fiscalCaseSource)
