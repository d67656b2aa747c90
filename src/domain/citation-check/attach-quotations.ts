/** Attaches quotations to citations. If several articles stand in a row, the quotation may come from any of them. */
import { furtherQuotations, type Quotation, quotationAt } from './quotation'
import type { TextCitation } from './text-citation'

/** The maximum number of other articles that a citation lists as possible sources of its quotation. */
const MOST_BESIDE = 10
/** Matches the text between two citations in a row. */
const IN_ROW = /^(?:[、，,和与及或至到~～－—–-]|以及|[、，,]\s?(?:和|与|及|以及)|\s){1,3}$/

const isArticle = ({ law, article }: TextCitation | undefined = { from: 0, to: 0 }) =>
  law !== undefined && article !== undefined

/** Whether two articles are neighbours in a row. The articles of a range all have the offsets of the range. */
function areInRow(text: string, one: TextCitation, next: TextCitation): boolean {
  if (!isArticle(one) || !isArticle(next)) return false
  if (one.isInRange || next.isInRange) return next.from <= one.to && one.from <= next.to
  return next.from > one.to && next.from - one.to <= 3 && IN_ROW.test(text.slice(one.to, next.from))
}

/** Returns the row of articles before or after a citation, in text order. */
function rowAround(text: string, citations: TextCitation[], at: number, step: 1 | -1): TextCitation[] {
  const row = [citations[at]!]
  for (let next = at + step; row.length <= 2 * MOST_BESIDE && citations[next]; next += step) {
    const [one, other] = step > 0 ? [citations[next - 1]!, citations[next]!] : [citations[next]!, citations[next + 1]!]
    if (!areInRow(text, one, other)) break
    row.push(citations[next]!)
  }
  return step > 0 ? row : row.reverse()
}

const others = (articles: string[], but: string | undefined) =>
  articles.filter(article => article !== but).slice(-MOST_BESIDE)

function attach(citation: TextCitation, { text, isUncertain }: Quotation, articles: string[]) {
  citation.quote = text
  if (isUncertain) citation.isQuoteUncertain = true
  else delete citation.isQuoteUncertain
  const beside = others(articles, citation.article)
  if (beside.length) citation.beside = beside
}

const articlesOf = (row: TextCitation[], law: string | undefined) => [
  ...new Set(row.flatMap(one => (one.law === law && one.article !== undefined ? [one.article] : []))),
]

/**
 * Attaches quotations to a row of citations. If the row has as many citations as quotations, each citation gets one.
 * Otherwise `owner` gets the first quotation, and new citations are returned for the others.
 * In a row with several laws, only the first quotation is attached, once for each law.
 */
function attachToRow(row: TextCitation[], owner: TextCitation, quotations: Quotation[]): TextCitation[] {
  const laws = [...new Set(row.map(({ law }) => law))]
  const [first, ...further] = quotations
  if (laws.length > 1) {
    // The row cites several laws, and the quotation may come from any of them.
    for (const law of laws) {
      const last = row.filter(one => one.law === law).pop()!
      attach(last, { ...first!, isUncertain: true }, articlesOf(row, law))
    }
    return []
  }
  const articles = articlesOf(row, owner.law)
  const written = row.filter(({ isInRange }) => !isInRange)
  if (further.length > 0 && written.length === quotations.length) {
    written.forEach((citation, at) => attach(citation, quotations[at]!, articles))
    return []
  }
  attach(owner, first!, articles)
  return further.map(quotation => {
    const citation = { ...owner }
    attach(citation, quotation, articles)
    return citation
  })
}

/** Attaches each quotation to a citation. A quotation after several citations belongs to the last one. */
export function attachQuotations(text: string, citations: TextCitation[]) {
  const places = citations.map((citation, at) => {
    const hasWords = (citation.law !== undefined || citation.article !== undefined) && !citation.isInRange
    const quotation = hasWords ? quotationAt(text, citation.from, citation.to) : undefined
    return quotation && { citation, at, quotation }
  })
  const further: TextCitation[] = []
  const owners = new Map<number, NonNullable<(typeof places)[number]>>()
  const rows = new Map<number, TextCitation[]>()
  for (const place of places) {
    if (!place) continue
    const { quotation, at, citation } = place
    const isBefore = quotation.from < citation.from
    const before = owners.get(quotation.from)
    const row = rowAround(text, citations, at, isBefore ? 1 : -1)
    const joined = before ? [...rows.get(quotation.from)!.filter(one => row.indexOf(one) < 0), ...row] : row
    owners.set(quotation.from, place)
    rows.set(quotation.from, joined)
  }
  owners.forEach(({ citation, quotation }, from) => {
    const next = quotation.from < citation.from ? [] : furtherQuotations(text, quotation.to)
    for (const one of attachToRow(rows.get(from)!, citation, [quotation, ...next])) further.push(one)
  })
  for (const one of further) citations.push(one)
  if (further.length) citations.sort((a, b) => a.from - b.from)
}
