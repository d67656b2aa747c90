/** Finds all citations in a text: laws, articles, judicial interpretations, case numbers and document numbers. */
import { type Citation, type MentionedLaws, findCitations } from '../citation/citations'
import { type LawMention, bracketedLaws } from '../citation/law-mentions'
import { readArticlesWithoutLaw } from './articles-without-law'
import { isLawName, mayHaveArticles } from './law-like'
import { type NumberMention, findCitedNumbers } from './numbers'
import { articleNumber, formatArticle } from '../citation/article'
import { caseDetailsAt } from './case-details'
import { attachQuotations } from './attach-quotations'
import { withPlainSpellings } from './spellings'
import { statementAfter } from './statement'
import { type UnreadPlace, unreadPlaces } from './unread'
import type { TextCitation } from './text-citation'
import { dayOfText } from './text-day'
import { formerWord, isVersionOf, versionAround } from './version-around'

export type { TextCitation }

/** The maximum number of characters read at once. Longer texts are divided, if possible at the end of a sentence. */
const CHUNK = 8000
/** The minimum number of characters in a chunk that does not end the text. */
const LEAST = 4000

function endOfChunk(text: string, from: number): number {
  if (text.length - from <= CHUNK) return text.length
  const within = text.slice(from + LEAST, from + CHUNK)
  for (const sign of ['\n', '。', '；', '，', ' ']) {
    const at = within.lastIndexOf(sign)
    if (at >= 0) return from + LEAST + at + 1
  }
  return from + CHUNK
}

/** Adds to the name the version that the text states, or the word for a former version: 旧公司法. */
function nameWithVersion(text: string, law: string, from: number, to: number): string {
  const version = versionAround(text, from, to)
  return version ? law + version : formerWord(text, from, law) + law
}

const fromCitation = (text: string, { law = '', article, paragraph, item, from, to }: Citation): TextCitation => {
  const citation: TextCitation = { law: nameWithVersion(text, law, from, to), article, from, to }
  if (paragraph !== undefined) citation.paragraph = paragraph
  if (item !== undefined) citation.item = item
  if (!mayHaveArticles(law)) citation.isDoubtful = true
  return citation
}

/**
 * Copies the version of a list to its further articles, because the list states it only once:
 * 《公司法》（2018年修正）第二十条、第二十一条.
 */
function inheritVersion(text: string, { law = '', from, to }: Citation, citation: TextCitation, before?: TextCitation) {
  const isNamed = text.slice(from, to).indexOf(law) >= 0
  if (!isNamed && citation.law === law && before?.law !== undefined && isVersionOf(before.law, law))
    citation.law = before.law
}

const fromMention = (text: string, { name, from, to }: LawMention): TextCitation => ({
  law: nameWithVersion(text, name, from, to),
  from,
  to,
})
function fromNumber(text: string, { kind, number, court, from, to }: NumberMention): TextCitation {
  const citation: TextCitation = { number, from, to }
  if (kind === 'document') return citation
  if (court) citation.court = court
  return { ...citation, isCase: true, ...caseDetailsAt(text, from, to) }
}

const BESIDE = /^[（(]?(?:发文字号|文号)?[：:]?$/

/**
 * Adds a document number to the citation of a law next to it. The check then requires that both belong to one document.
 * Returns whether a citation took the number.
 */
function takeNumber(text: string, citations: TextCitation[], number: NumberMention): boolean {
  if (number.kind === 'case') return false
  const around = citations.filter(({ from, to }) => from < number.from && number.to <= to)
  const before = citations.filter(({ to }) => to <= number.from && BESIDE.test(text.slice(to, number.from)))
  const [owner] = around.length ? around : before.slice(-1)
  if (!owner || owner.number) return false
  owner.number = number.number
  return true
}

/**
 * The maximum difference between the first and the last article of a range of which every article is checked:
 * 第三条至第三十条. Of a longer range, only the first and the last article are checked.
 */
const MAX_RANGE = 30
const RANGE = /^[至到~～－—–-]$/

/** Returns citations of the articles inside a range. All of them have the offsets of the range. */
function articlesBetween(text: string, first: TextCitation, last: TextCitation): TextCitation[] {
  const [low, high] = [articleNumber(first.article ?? ''), articleNumber(last.article ?? '')]
  if (!low || !high || first.law !== last.law || !RANGE.test(text.slice(first.to, last.from).trim())) return []
  if (low.sub !== undefined || high.sub !== undefined || high.number - low.number > MAX_RANGE) return []
  const count = Math.max(0, high.number - low.number - 1)
  return Array.from({ length: count }, (_, at) => ({
    law: first.law,
    article: formatArticle({ number: low.number + at + 1 }),
    isInRange: true,
    from: first.from,
    to: last.to,
  }))
}

/** Matches the text between a document number and its article: 财税〔2016〕36号文第二条. */
const NUMBER_LINK = /^(?:文|文件)?(?:的|中)?$/

/** Adds an article to the document number that stands directly before it. */
function takeArticle(text: string, citations: TextCitation[], { article, paragraph, item, from, to }: Citation) {
  const isOwner = (one: TextCitation) =>
    one.number !== undefined && !one.isCase && !one.law && !one.article && one.to <= from
  const number = citations.find(one => isOwner(one) && NUMBER_LINK.test(text.slice(one.to, from)))
  if (!number) return
  Object.assign(number, { article, to })
  if (paragraph !== undefined) number.paragraph = paragraph
  if (item !== undefined) number.item = item
}

interface ChunkCitations {
  citations: TextCitation[]
  unread: UnreadPlace[]
}

function findInChunk(text: string, mentioned: MentionedLaws): ChunkCitations {
  const all = findCitations(text, mentioned)
  const withoutLaw = readArticlesWithoutLaw(text, all)
  const articles = [...all.filter(({ law }) => law !== undefined), ...withoutLaw.citations]
  articles.sort((a, b) => a.from - b.from)
  const citations = articles.map(citation => fromCitation(text, citation))
  articles.forEach((article, at) => inheritVersion(text, article, citations[at]!, citations[at - 1]))
  citations.push(...citations.slice(1).flatMap((last, at) => articlesBetween(text, citations[at]!, last)))
  for (const mention of bracketedLaws(text)) {
    const isTaken = articles.some(({ from, to }) => mention.from < to && from < mention.to)
    const isShortForm = /简称(?:为)?[：:“"]?$/.test(text.slice(Math.max(0, mention.from - 5), mention.from))
    if (!isTaken && !isShortForm && isLawName(mention.name)) citations.push(fromMention(text, mention))
  }
  citations.sort((a, b) => a.from - b.from)
  for (const number of findCitedNumbers(text))
    if (!takeNumber(text, citations, number)) citations.push(fromNumber(text, number))
  for (const citation of all) if (citation.law === undefined) takeArticle(text, citations, citation)
  return { citations: citations.sort((a, b) => a.from - b.from), unread: withoutLaw.unread }
}

/**
 * Attaches each statement to the article before it. A statement after several articles is not attached, because it may
 * concern any of them.
 */
function attachStatements(text: string, citations: TextCitation[]) {
  citations.forEach((citation, at) => {
    const { article, quote, to, isInRange } = citation
    if (article === undefined || quote !== undefined || isInRange) return
    const [before, next] = [citations[at - 1], citations[at + 1]]
    const isInRow = before?.article !== undefined && citation.from - before.to < 4
    const statement = isInRow ? undefined : statementAfter(text, to, next?.from)
    if (statement) citation.statement = statement.text
  })
}

interface ReadChunk {
  citations: TextCitation[]
  /** Places that look like citations but could not be read. */
  unread: UnreadPlace[]
  /** The offset up to which the text has been read. */
  at: number
}

/** Reads the text in chunks, so that the caller can pause in between. */
export function* readCitations(original: string): Generator<ReadChunk> {
  const text = withPlainSpellings(original)
  const asOf = dayOfText(original)
  const mentioned: MentionedLaws = { shortForms: new Map() }
  for (let from = 0; from < text.length;) {
    const to = endOfChunk(text, from)
    const { citations, unread } = findInChunk(text.slice(from, to), mentioned)
    for (const place of [...citations, ...unread]) {
      place.from += from
      place.to += from
    }
    if (asOf !== undefined) for (const one of citations) if (one.law !== undefined) one.asOf = asOf
    attachQuotations(original, citations)
    attachStatements(original, citations)
    yield { citations, unread: unreadPlaces(original, from, to, citations, unread), at: to }
    from = to
  }
}

export function findAllCitations(text: string): TextCitation[] {
  const all: TextCitation[] = []
  for (const { citations } of readCitations(text)) for (const one of citations) all.push(one)
  return all
}
