/** Searches questions to the tax authorities and their answers. */
import type { QaItem } from '@contract/fiscal-tax'
import { listCopy } from '@/copy/list'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { type QaOrder } from '@domain/libraries/fiscal'
import { documentTarget, type SortOrder } from '../../library'
import { FISCAL_CATEGORIES } from '../../categories'
import { fiscalLibrary } from '../section'
import { parseAnyDate } from '@domain/format/any-date'
import { pageReader } from '@/api/readers/page'
import { type JsonFields, type AllFields, readRowId, toJoinedText, toOptionalText, toText } from '@/request/value'

const category = FISCAL_CATEGORIES.fiscalQa

function readQa(row: JsonFields): AllFields<QaItem> | undefined {
  const id = readRowId(row, 'id', 'jid', 'lid', 'tdid')
  if (!id) return undefined
  return {
    id,
    question: toText(row.question),
    hitResult: toText(row.hitResult),
    dispatch_authority: toJoinedText(row.dispatch_authority),
    document_number: toOptionalText(row.document_number),
    answerDate: parseAnyDate(row.answerDate),
  }
}

export const readQas = pageReader(readQa, 'fiscalTaxQAListDto', 'fiscalTaxQADtoList')

export const qaLibrary = fiscalLibrary<QaItem>({
  category,
  type: 'QA',
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'answerDate', label: listCopy.sort.answerDate },
  ] satisfies SortOrder<QaOrder>[],
  read: readQas,
  row: ({ id, question, hitResult, dispatch_authority, document_number, answerDate }, conditions) => ({
    id,
    view: {
      title: parseMarkup(question),
      snippet: parseMarkup(hitResult),
      meta: [dispatch_authority, document_number ?? '', formatDay(answerDate ?? '')].filter(Boolean),
    },
    metadata: { from: dispatch_authority, number: document_number, day: answerDate },
    opens: documentTarget(category, id, conditions),
  }),
})
