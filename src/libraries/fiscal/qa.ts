/** Questions to the authorities, with their answers. */
import type { QaItem } from '@contract/fiscal-tax'
import { readQas } from '@/api/readers/fiscal'
import { listCopy } from '@/copy/list'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { type QaOrder } from '@domain/libraries/fiscal'
import { opening, type Sort } from '../library'
import { FISCAL } from '../categories'
import { fiscalLibrary } from './section'

const category = FISCAL.fiscalQa

export const qaLibrary = fiscalLibrary<QaItem>({
  category,
  type: 'QA',
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'answerDate', label: listCopy.sort.answerDate },
  ] satisfies Sort<QaOrder>[],
  read: readQas,
  row: ({ id, question, hitResult, dispatch_authority, document_number, answerDate }, conditions) => ({
    id,
    view: {
      title: parseMarkup(question),
      snippet: parseMarkup(hitResult),
      meta: [dispatch_authority, document_number ?? '', formatDay(answerDate ?? '')].filter(Boolean),
    },
    opens: opening(category, id, conditions),
  }),
})
