/** Shows a fiscal case in the reader. It is an ordinary case from the fiscal service. */
import type { CaseDetail } from '@contract/judgement'
import { fetchFiscalDetail, fiscalDownload } from '@/api/fiscal-document'
import { readCaseDetail } from '@/api/readers/case-detail'
import { FISCAL } from '../../categories'
import { caseDocument } from '../../case/document'
import { documentSource } from '../../document-source'

export const fiscalCaseSource = documentSource<CaseDetail>({
  category: FISCAL.fiscalCase,
  fetch: (id, query, signal) => fetchFiscalDetail('JUDGEMENT', { id, query }, readCaseDetail, signal),
  read: caseDocument,
  downloadPath: fiscalDownload('JUDGEMENT'),
  searchedByCitation: true,
  namesPersons: true,
})
