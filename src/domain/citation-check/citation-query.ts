/** Builds the queries that check citations. */
import { LIMITS } from '../limits'
import type { TextCitation } from './text-citation'

export type CitationQuery = Omit<TextCitation, 'from' | 'to' | 'isDoubtful' | 'isInRange'>

const LONGEST = { law: 200, article: 60, number: 100, court: 60, name: 200, cause: 60 }
const cut = (text: string | undefined, longest: number) => text?.slice(0, longest)

/** Builds the query of a citation. It contains no offsets, so that identical citations are checked only once. */
export function citationQuery(citation: TextCitation): CitationQuery {
  const { law, article, beside, paragraph, item, number, isCase, court, quote, isQuoteUncertain, date } = citation
  const { statement, name, cause, asOf } = citation
  const query: CitationQuery = {
    law: cut(law, LONGEST.law),
    article: cut(article, LONGEST.article),
    beside,
    paragraph,
    item,
    number: cut(number, LONGEST.number),
    isCase,
    court: cut(court, LONGEST.court),
    quote: cut(quote, LIMITS.citationCheck.quote),
    isQuoteUncertain,
    statement: cut(statement, LIMITS.citationCheck.statement),
    name: cut(name, LONGEST.name),
    cause: cut(cause, LONGEST.cause),
    date,
    asOf,
  }
  return JSON.parse(JSON.stringify(query)) as CitationQuery
}

/** Returns the distinct queries, and for each citation the index of its query in them. */
export function citationQueries(citations: TextCitation[]): { queries: CitationQuery[]; indexes: number[] } {
  const indexByKey = new Map<string, number>()
  const queries: CitationQuery[] = []
  const indexes = citations.map(citation => {
    const query = citationQuery(citation)
    const key = JSON.stringify(query)
    const existing = indexByKey.get(key)
    if (existing !== undefined) return existing
    indexByKey.set(key, queries.length)
    queries.push(query)
    return queries.length - 1
  })
  return { queries, indexes }
}

/**
 * Whether a result is reported. A doubtful name, which may mean no law, is reported only if the library has such a law.
 */
export const isReportedCitation = ({ isDoubtful }: TextCitation, state: string): boolean =>
  !isDoubtful || (state !== 'absent' && state !== 'mismatched')
