/** A piece of news as the reader shows it. */
import type { DynamicDetail } from '@contract/fiscal-tax'
import { fetchFiscalDetail, fiscalDownload } from '@/api/fiscal-tax'
import { readDynamicDetail } from '@/api/readers/fiscal-detail'
import { readerCopy } from '@/copy/reader'
import { citeWriting } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import type { ReadableDocument } from '../../document'
import { FISCAL } from '../../categories'
import { citingOn, documentSource, fact, knownBy } from '../source'
import { linesOf } from './lines'

const { dynamic: facts } = readerCopy.facts

export function dynamicDocument({ jid, title: marked, releaseDate, keyWords, text }: DynamicDetail): ReadableDocument {
  const title = plainText(marked)
  const date = releaseDate ?? ''
  return {
    id: jid,
    title,
    labels: [],
    facts: [...knownBy(facts.date, formatDay(date)), ...fact(facts.keywords, keyWords.join('、'))],
    ...linesOf(text),
    citation: citeWriting({ title, date }),
    citing: citingOn('writing', date),
  }
}

export const dynamicSource = documentSource<DynamicDetail>({
  category: FISCAL.fiscalDynamic,
  fetch: (id, query, signal) => fetchFiscalDetail('DYNAMIC', { id, query }, readDynamicDetail, signal),
  read: dynamicDocument,
  serviceTells: true,
  downloadPath: fiscalDownload('DYNAMIC'),
})
