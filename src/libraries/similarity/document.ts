/** Shows a similar case and its rule on the document screen. */
import type { SimilarityDetail } from '@contract/similarity'
import { fetchSimilarity, similarityDownloadPath } from '@/api/similarity'
import { readerCopy } from '@/copy/reader'
import { citeCase } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import { CATEGORIES } from '../categories'
import type { ReadableDocument } from '../document'
import { citingAsOf, documentSource, optionalMetadataFact, passagesOfSections } from '../document-source'

const { similarity: facts } = readerCopy.facts

export function similarityDocument(detail: SimilarityDetail): ReadableDocument {
  const { sid, courtName: court, caseNumber: number, releaseDate: date = '', paragraphs } = detail
  const title = plainText(detail.title)
  return {
    id: sid,
    title,
    labels: [],
    facts: [
      ...optionalMetadataFact(facts.court, court),
      ...optionalMetadataFact(facts.number, number),
      ...optionalMetadataFact(facts.date, formatDay(date)),
    ],
    ...passagesOfSections(paragraphs),
    metadata: { from: court, number, day: date },
    citation: citeCase({ title, court, number, date }),
    cited: { kind: 'case', title, court, number, date },
    citing: citingAsOf('writing', date),
  }
}

export const similaritySource = documentSource<SimilarityDetail>({
  category: CATEGORIES.similarity,
  fetch: (sid, query, signal) => fetchSimilarity({ sid, query }, signal),
  read: similarityDocument,
  downloadPath: similarityDownloadPath,
  searchedByCitation: true,
  namesPersons: true,
})
