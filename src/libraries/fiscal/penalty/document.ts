/** Shows a penalty on the document screen. */
import type { PenaltyDetail } from '@contract/fiscal-tax'
import { fetchFiscalDocument, fiscalDownloadPath } from '@/api/fiscal-document'
import { readerCopy } from '@/copy/reader'
import { citeCase } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { isTreatmentDecision } from '@domain/libraries/fiscal'
import { plainText } from '@domain/text/markup'
import type { ReadableDocument } from '../../document'
import { FISCAL_CATEGORIES } from '../../categories'
import {
  citingAsOf,
  documentSource,
  optionalFact,
  optionalMetadataFact,
  passagesOfSections,
} from '../../document-source'
import { parseAnyDate } from '@domain/format/any-date'
import { readSections } from '@/api/readers/page'
import { type AllFields, toFields, readRowId, toJoinedText, toList, toOptionalText, toText } from '@/request/value'

const { penalty, treatment } = readerCopy.facts

export function readPenaltyDetail(answer: unknown, requestedId: string): AllFields<PenaltyDetail> | undefined {
  const row = toFields(answer)
  const title = toText(row.title)
  const paragraphs = readSections(row.paragraphs)
  if (!title && !paragraphs.length) return undefined
  return {
    tdid: readRowId(row, 'tdid', 'jid', 'lid', 'id') || requestedId,
    title,
    institution: toJoinedText(row.institution),
    case_number: toOptionalText(row.case_number),
    penalty_date: parseAnyDate(row.penalty_date),
    publish_date: parseAnyDate(row.publish_date),
    sums: toList(row.sums).map(sum => ({ name: toText(toFields(sum).name), amount: toText(toFields(sum).amount) })),
    paragraphs,
  }
}

export function penaltyDocument(detail: PenaltyDetail): ReadableDocument {
  const { tdid, institution, case_number: number = '', penalty_date: date = '', paragraphs, sums = [] } = detail
  const title = plainText(detail.title)
  const facts = isTreatmentDecision(title) ? { ...penalty, ...treatment } : penalty
  return {
    id: tdid,
    title,
    labels: [],
    facts: [
      ...optionalMetadataFact(facts.institution, institution),
      ...optionalMetadataFact(facts.number, number),
      ...optionalMetadataFact(facts.date, formatDay(date)),
      ...optionalMetadataFact(facts.published, formatDay(detail.publish_date ?? '')),
      ...sums.flatMap(({ name, amount }) => (name ? optionalFact(name, amount) : [])),
    ],
    ...passagesOfSections(paragraphs),
    metadata: { from: institution, number, day: date },
    citation: citeCase({ title, court: institution, number, date }),
    citing: citingAsOf('judgment', date),
  }
}

export const penaltySource = documentSource<PenaltyDetail>({
  category: FISCAL_CATEGORIES.fiscalPenalty,
  fetch: (id, query, signal) => fetchFiscalDocument('PENALTY', { id, query }, readPenaltyDetail, signal),
  read: penaltyDocument,
  downloadPath: fiscalDownloadPath('PENALTY'),
  namesPersons: true,
})
