/** Shows a practice article on the document screen. */
import type { ArticleDetail } from '@contract/article'
import { articleDownloadPath, fetchArticle } from '@/api/article'
import { readerCopy } from '@/copy/reader'
import { citeWriting } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import { CATEGORIES } from '../categories'
import type { Fact, ReadableDocument } from '../document'
import { citingAsOf, documentSource, optionalFact, optionalMetadataFact, passagesOfSections } from '../document-source'

const { article: facts } = readerCopy.facts

/**
 * Returns the facts about the institution that published the article. They link to the institution's column if it has
 * one.
 */
function partnerFacts(name: string, id: string | undefined): Fact[] {
  if (!name || !id) return optionalMetadataFact(facts.partner, name)
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
      ...optionalFact(facts.authors, authors.join('、')),
      ...partnerFacts(organ, partnerId),
      ...optionalMetadataFact(facts.date, formatDay(date)),
    ],
    ...passagesOfSections(paragraphs),
    metadata: { from: organ, authors, day: date },
    citation: citeWriting({ title, authors, from: organ, date }),
    cited: { kind: 'writing', title, authors, from: organ, date },
    citing: citingAsOf('writing', date),
    partner: organ && partnerId ? { id: partnerId, name: organ } : undefined,
  }
}

export const articleSource = documentSource<ArticleDetail>({
  category: CATEGORIES.article,
  fetch: (id, query, signal) => fetchArticle({ id, query }, signal),
  read: articleDocument,
  downloadPath: articleDownloadPath,
  searchedByCitation: true,
  namesPersons: true,
})
