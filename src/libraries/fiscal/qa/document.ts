/** Shows a question and its answer in the reader. */
import type { QaDetail } from '@contract/fiscal-tax'
import { fetchFiscalDetail, fiscalDownload } from '@/api/fiscal-document'
import { readerCopy } from '@/copy/reader'
import { citeWriting } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import type { ReadableDocument } from '../../document'
import { FISCAL } from '../../categories'
import { citingOn, documentSource, fact, metadataFact } from '../../document-source'
import { passagesOfLines } from '../lines'
import { readDate } from '@domain/format/foreign-dates'
import { type AllFields, toFields, readRowId, toJoinedText, toOptionalText, toText, toWords } from '@/request/value'

const { qa: facts } = readerCopy.facts

export function readQaDetail(answer: unknown, requestedId: string): AllFields<QaDetail> | undefined {
  const row = toFields(answer)
  const question = toText(row.question)
  const reply = toText(row.answer)
  if (!question && !reply) return undefined
  return {
    id: readRowId(row, 'id', 'jid', 'lid', 'tdid') || requestedId,
    question,
    answer: reply,
    dispatch_authority: toJoinedText(row.dispatch_authority),
    document_number: toOptionalText(row.document_number),
    answerDate: readDate(row.answerDate),
    publishBody: toJoinedText(row.publishBody),
    keywords: toWords(row.keywords),
  }
}

export function qaDocument(detail: QaDetail): ReadableDocument {
  const { id, question, answer, answerDate = '', publishBody, keywords } = detail
  const { dispatch_authority: authority, document_number: number } = detail
  const title = plainText(question)
  return {
    id,
    title,
    labels: [],
    facts: [
      ...metadataFact(facts.publisher, publishBody),
      ...metadataFact(facts.date, formatDay(answerDate)),
      ...fact(facts.keywords, keywords.join('、')),
      ...metadataFact(facts.authority, authority === publishBody ? undefined : authority),
      ...metadataFact(facts.number, number),
    ],
    ...passagesOfLines(answer),
    metadata: { from: authority, number, publisher: publishBody, day: answerDate },
    citation: citeWriting({ title, from: publishBody || authority, date: answerDate }),
    citing: citingOn('writing', answerDate),
  }
}

export const qaSource = documentSource<QaDetail>({
  category: FISCAL.fiscalQa,
  fetch: (id, query, signal) => fetchFiscalDetail('QA', { id, query }, readQaDetail, signal),
  read: qaDocument,
  downloadPath: fiscalDownload('QA'),
})
