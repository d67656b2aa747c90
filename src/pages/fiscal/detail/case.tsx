import { fiscalCaseSource } from '@/libraries/fiscal/case/document'
import { CaseHistoryLink } from '@/features/case-history'
import { documentPage } from '../../detail/document-page'

export default documentPage(fiscalCaseSource, { extraLinks: document => <CaseHistoryLink document={document} /> })
