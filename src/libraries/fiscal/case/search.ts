/** Searches cases between taxpayers and tax authorities. */
import type { CaseItem } from '@contract/judgement'
import { readCases } from '@/api/readers/case'
import { listCopy } from '@/copy/list'
import { caseMetadata, caseRowView } from '../../case/row'
import { documentTarget } from '../../library'
import { FISCAL_CATEGORIES } from '../../categories'
import { fiscalLibrary } from '../section'

const category = FISCAL_CATEGORIES.fiscalCase

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
    view: caseRowView(item),
    metadata: caseMetadata(item),
    opens: documentTarget(category, item.jid, conditions),
  }),
})
