/** Shows a practice article in the reader. */
import type { ArticleDetail } from '@contract/article'
import { articleDownload, fetchArticle } from '@/api/article'
import { readerCopy } from '@/copy/reader'
import { citeWriting } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import { CATEGORIES } from '../categories'
import type { Fact, ReadableDocument } from '../document'
import { citingOn, documentSource, fact, metadataFact, labelledText } from '../document-source'

const { article: facts } = readerCopy.facts

/** Returns the facts about the institution, which link to its column if it has one. */
function partnerFacts(name: string, id: string | undefined): Fact[] {
  if (!name || !id) return metadataFact(facts.partner, name)
  return [
    {
      label: facts.partner,
      value: name,
      isMetadata: true,
      opens: { route: 'article-partner-detail', params: { id, name } },
    },
  ]
}

export function articleDocument(detail: ArticleDetail): ReadableDocument {
  const { jid, authors, organ = '', partnerId, releaseDate: date, paragraphs } = detail
  const title = plainText(detail.title)
  return {
    id: jid,
    title,
    labels: [],
    facts: [
      ...fact(facts.authors, authors.join('、')),
      ...partnerFacts(organ, partnerId),
      ...metadataFact(facts.date, formatDay(date)),
    ],
    ...labelledText(paragraphs),
    metadata: { from: organ, authors, day: date },
    citation: citeWriting({ title, authors, from: organ, date }),
    cited: { kind: 'writing', title, authors, from: organ, date },
    citing: citingOn('writing', date),
    partner: organ && partnerId ? { id: partnerId, name: organ } : undefined,
  }
}

export const articleSource = documentSource<ArticleDetail>({
  category: CATEGORIES.article,
  fetch: (id, query, signal) => fetchArticle({ id, query }, signal),
  read: articleDocument,
  downloadPath: articleDownload,
  searchedByCitation: true,
  namesPersons: true,
})
