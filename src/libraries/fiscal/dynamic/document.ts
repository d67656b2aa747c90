/** Shows a piece of fiscal news on the document screen. */
import type { DynamicDetail } from '@contract/fiscal-tax'
import { fetchFiscalDocument, fiscalDownloadPath } from '@/api/fiscal-document'
import { readerCopy } from '@/copy/reader'
import { citeWriting } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import type { ReadableDocument } from '../../document'
import { FISCAL_CATEGORIES } from '../../categories'
import { citingAsOf, documentSource, optionalFact, optionalMetadataFact } from '../../document-source'
import { passagesOfLines } from '../lines'
import { parseAnyDate } from '@domain/format/any-date'
import { type AllFields, toFields, readRowId, toText, toWords } from '@/request/value'

const { dynamic: facts, unstated } = readerCopy.facts

export function readDynamicDetail(answer: unknown, requestedId: string): AllFields<DynamicDetail> | undefined {
  const row = toFields(answer)
  const title = toText(row.title)
  const body = toText(row.text)
  if (!title && !body) return undefined
  return {
    jid: readRowId(row, 'jid', 'lid', 'tdid', 'id') || requestedId,
    title,
    releaseDate: parseAnyDate(row.releaseDate),
    keyWords: toWords(row.keyWords),
    text: body,
  }
}

export function dynamicDocument({ jid, title: marked, releaseDate, keyWords, text }: DynamicDetail): ReadableDocument {
  const title = plainText(marked)
  const date = releaseDate ?? ''
  return {
    id: jid,
    title,
    labels: [],
    facts: [
      ...optionalMetadataFact(facts.date, formatDay(date) || unstated),
      ...optionalFact(facts.keywords, keyWords.join('、')),
    ],
    ...passagesOfLines(text),
    metadata: { day: date },
    citation: citeWriting({ title, date }),
    citing: citingAsOf('writing', date),
  }
}

export const dynamicSource = documentSource<DynamicDetail>({
  category: FISCAL_CATEGORIES.fiscalDynamic,
  fetch: (id, query, signal) => fetchFiscalDocument('DYNAMIC', { id, query }, readDynamicDetail, signal),
  read: dynamicDocument,
  showsServiceMessage: true,
  downloadPath: fiscalDownloadPath('DYNAMIC'),
})
