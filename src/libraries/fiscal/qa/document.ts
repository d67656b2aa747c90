/** Shows a question and its answer on the document screen. */
import type { QaDetail } from '@contract/fiscal-tax'
import { fetchFiscalDocument, fiscalDownloadPath } from '@/api/fiscal-document'
import { fiscalQaCopy } from '@/copy/fiscal-qa'
import { readerCopy } from '@/copy/reader'
import { citeWriting } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import type { ReadableDocument } from '../../document'
import { FISCAL_CATEGORIES } from '../../categories'
import {
  citingAsOf,
  documentSource,
  passagesOfSections,
  optionalFact,
  optionalMetadataFact,
} from '../../document-source'
import { linesOf, passagesOfLines, sectionOf } from '../lines'
import { parseAnyDate } from '@domain/format/any-date'
import { type AllFields, toFields, readRowId, toJoinedText, toOptionalText, toText, toWords } from '@/request/value'

const { qa: facts, unstated } = readerCopy.facts

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
    answerDate: parseAnyDate(row.answerDate),
    publishBody: toJoinedText(row.publishBody),
    keywords: toWords(row.keywords),
  }
}

/**
 * Returns the text below the title. The title is the first line of the question, so this text begins with the other
 * lines.
 */
const textOf = (otherLines: string[], answer: string) =>
  otherLines.length
    ? passagesOfSections([
        sectionOf(fiscalQaCopy.question, otherLines),
        sectionOf(fiscalQaCopy.answer, linesOf(answer)),
      ])
    : passagesOfLines(answer)

export function qaDocument(detail: QaDetail): ReadableDocument {
  const { id, question, answer, answerDate = '', publishBody, keywords } = detail
  const { dispatch_authority: authority, document_number: number } = detail
  const [firstLine, ...otherLines] = linesOf(question)
  const title = plainText(firstLine!)
  return {
    id,
    title,
    labels: [],
    facts: [
      ...optionalMetadataFact(facts.publisher, publishBody || (authority ? '' : unstated)),
      ...optionalMetadataFact(facts.date, formatDay(answerDate) || unstated),
      ...optionalFact(facts.keywords, keywords.join('、')),
      ...optionalMetadataFact(facts.authority, authority === publishBody ? undefined : authority),
      ...optionalMetadataFact(facts.number, number),
    ],
    ...textOf(otherLines, answer),
    metadata: { from: authority, number, publisher: publishBody, day: answerDate },
    citation: citeWriting({ title, from: publishBody || authority, date: answerDate }),
    citing: citingAsOf('writing', answerDate),
  }
}

export const qaSource = documentSource<QaDetail>({
  category: FISCAL_CATEGORIES.fiscalQa,
  documentName: fiscalQaCopy.document,
  fetch: (id, query, signal) => fetchFiscalDocument('QA', { id, query }, readQaDetail, signal),
  read: qaDocument,
  downloadPath: fiscalDownloadPath('QA'),
})
