/** Shows a similar case and its rule in the reader. */
import type { SimilarityDetail } from '@contract/similarity'
import { fetchSimilarity, similarityDownload } from '@/api/similarity'
import { readerCopy } from '@/copy/reader'
import { citeCase } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import { CATEGORIES } from '../categories'
import type { ReadableDocument } from '../document'
import { citingOn, documentSource, metadataFact, labelledText } from '../document-source'

const { similarity: facts } = readerCopy.facts

export function similarityDocument(detail: SimilarityDetail): ReadableDocument {
  const { sid, courtName: court, caseNumber: number, releaseDate: date = '', paragraphs } = detail
  const title = plainText(detail.title)
  return {
    id: sid,
    title,
    labels: [],
    facts: [
      ...metadataFact(facts.court, court),
      ...metadataFact(facts.number, number),
      ...metadataFact(facts.date, formatDay(date)),
    ],
    ...labelledText(paragraphs),
    metadata: { from: court, number, day: date },
    citation: citeCase({ title, court, number, date }),
    cited: { kind: 'case', title, court, number, date },
    citing: citingOn('writing', date),
  }
}

export const similaritySource = documentSource<SimilarityDetail>({
  category: CATEGORIES.similarity,
  fetch: (sid, query, signal) => fetchSimilarity({ sid, query }, signal),
  read: similarityDocument,
  downloadPath: similarityDownload,
  searchedByCitation: true,
  namesPersons: true,
})
