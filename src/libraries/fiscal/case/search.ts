/** Searches cases between taxpayers and tax authorities. */
import type { CaseItem } from '@contract/judgement'
import { readCases } from '@/api/readers/case'
import { listCopy } from '@/copy/list'
import { caseMetadata, caseView } from '../../case/row'
import { opening } from '../../library'
import { FISCAL } from '../../categories'
import { fiscalLibrary } from '../section'

const category = FISCAL.fiscalCase

export const fiscalCaseLibrary = fiscalLibrary<CaseItem>({
  category,
  type: 'JUDGEMENT',
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'judgementDate', label: listCopy.sort.judgementDate },
  ],
  read: readCases,
  row: (item, conditions) => ({
    id: item.jid,
    view: caseView(item),
    metadata: caseMetadata(item),
    opens: opening(category, item.jid, conditions),
  }),
})
