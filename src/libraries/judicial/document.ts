/** Shows a judicial viewpoint on the document screen. */
import type { JudicialDetail } from '@contract/judicialview'
import { fetchJudicialView, judicialDownloadPath, readJudicialDetail } from '@/api/judicialview'
import { readerCopy } from '@/copy/reader'
import { citeWriting } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import { CATEGORIES } from '../categories'
import type { ReadableDocument } from '../document'
import { citingAsOf, documentSource, optionalFact, optionalMetadataFact, passagesOfSections } from '../document-source'

const { judicial: facts } = readerCopy.facts

export function judicialDocument(detail: JudicialDetail): ReadableDocument {
  const { vid, viewTitle, keywords, volume, releaseDate: date = '', paragraphs } = detail
  const title = plainText(viewTitle)
  return {
    id: vid,
    title,
    labels: [],
    facts: [
      ...optionalFact(facts.keywords, keywords.join('、')),
      ...optionalMetadataFact(facts.volume, volume),
      ...optionalMetadataFact(facts.date, formatDay(date)),
    ],
    ...passagesOfSections(paragraphs),
    metadata: { from: volume, day: date },
    citation: citeWriting({ title, from: volume, date }),
    citing: citingAsOf('writing', date),
  }
}

export const judicialSource = documentSource<JudicialDetail>({
  category: CATEGORIES.judicial,
  fetch: (vid, query, signal) => fetchJudicialView({ vid, query }, signal),
  readShared: readJudicialDetail,
  read: judicialDocument,
  downloadPath: judicialDownloadPath,
})
