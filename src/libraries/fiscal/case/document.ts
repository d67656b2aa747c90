/** Shows a fiscal case on the document screen. It is an ordinary case from the fiscal service. */
import type { CaseDetail } from '@contract/judgement'
import { fetchFiscalDocument, fiscalDownloadPath } from '@/api/fiscal-document'
import { readCaseDetail } from '@/api/readers/case-detail'
import { FISCAL_CATEGORIES } from '../../categories'
import { caseDocument } from '../../case/document'
import { documentSource } from '../../document-source'

export const fiscalCaseSource = documentSource<CaseDetail>({
  category: FISCAL_CATEGORIES.fiscalCase,
  fetch: (id, query, signal) => fetchFiscalDocument('JUDGEMENT', { id, query }, readCaseDetail, signal),
  read: caseDocument,
  downloadPath: fiscalDownloadPath('JUDGEMENT'),
  searchedByCitation: true,
  namesPersons: true,
})
