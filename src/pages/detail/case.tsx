import { caseSource } from '@/libraries/case/document'
import { CaseHistoryLink } from '@/features/case-history'
import { documentPage } from './document-page'

export default documentPage(caseSource, { extraLinks: document => <CaseHistoryLink document={document} /> })
