/** Checks a citation of a law: its name and number, which must agree, its article, its quotation and its statement. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { plainLawName, versionYear } from '@domain/citation/law-names'
import { articleNumber } from '@domain/citation/article'
import { toChineseNumeral } from '@domain/format/numerals'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { quoteMatcher } from '@domain/citation-check/quote-matching'
import { contradictingFigure } from '@domain/citation-check/stated-figures'
import type { EngineDocument } from '../engine/port'
import { articleTextAt, lawPayload } from '../libraries/law/view'
import { articlePosition } from '../libraries/law/articles'
import { sortVersionsForCitation, sortInForceFirst, versionYearOf } from '../libraries/law/versions'
import { bareTextOf, fullBareText, fullTextOf } from './bare-texts'
import { describeMisquote } from './misquoted'
import { isOrderNumber } from '@domain/citation/order-number'
import { hasNumber, lawDocumentNumber } from './numbered'
import { missingPart } from './parts'
import { contradictingWords } from './stated-words'
import { articleClearlySays, resemblanceIn } from './statements'

function textOf(document: EngineDocument, article: string): string | undefined {
  const at = articlePosition(document, article)
  return at === undefined ? undefined : articleTextAt(document, at)
}

export const lawFactsOf = (document: EngineDocument) => ({
  library: 'law',
  id: document.id,
  title: document.title,
  number: lawDocumentNumber(document),
  time_limited: lawPayload(document).timeLimited,
  effective_date: lawPayload(document).effectiveDate,
  ground: lawPayload(document).standingGround,
})

const STATES: Record<string, CheckedCitation['state']> = {
  [LAW_STATUS.inForce]: 'inForce',
  [LAW_STATUS.partly]: 'partly',
  [LAW_STATUS.repealed]: 'repealed',
  [LAW_STATUS.amended]: 'amended',
  [LAW_STATUS.pending]: 'notYet',
  [LAW_STATUS.draft]: 'notYet',
}
/**
 * Returns the state of a citation from the status of the version. A status outside `STATES` proves nothing, so the
 * state is then `unknown`.
 */
export const citationStateOf = (document: EngineDocument) => STATES[lawPayload(document).timeLimited] ?? 'unknown'

/** Returns the version that the citation names, or `undefined` if the library lacks it. */
function versionNamedBy({ law = '', number }: CitationToCheck, versions: EngineDocument[]): EngineDocument | undefined {
  const year = versionYear(law)
  const ofYear = year === undefined ? versions : versions.filter(version => versionYearOf(version) === year)
  const ofNumber = number ? ofYear.filter(version => hasNumber(version, number)) : ofYear
  // Many laws are stored without a number. Each amendment of a regulation has an order number of its own. A number that
  // is not stored therefore proves no mistake.
  const isNumbered = ofYear.some(version => lawDocumentNumber(version) !== undefined) && !isOrderNumber(number ?? '')
  return ofNumber[0] ?? (number && !isNumbered ? ofYear[0] : undefined)
}

/** The current version, the cited version (which may be the same), and all versions. */
interface Versions {
  current: EngineDocument
  cited: EngineDocument
  versions: EngineDocument[]
}

const formerOf = (document: EngineDocument, text = '') => ({ id: document.id, title: document.title, text })

interface Comparisons {
  quotation: typeof describeMisquote
  statement: typeof compareStatement
}

/** The fewest characters of a clause that can be compared with whole articles. */
const SHORTEST_CLAUSE = 12
const SAME_ARTICLE = { isOther: false, article: undefined }

/**
 * Returns the text before the first semicolon, or '' if it is too short. After it, a statement may be about another
 * rule.
 */
function firstClause(statement: string): string {
  const [clause = ''] = statement.split(/[；;]/)
  return clause.length >= SHORTEST_CLAUSE ? clause : ''
}

type OtherWords = Pick<CheckedCitation, 'state' | 'unlikeFigure' | 'insteadOf'>

/** Returns a finding if the text ascribes a figure or a word to the article that no version of the article has. */
function otherWords(
  { article = '', statement = '' }: CitationToCheck,
  { cited, versions }: Pick<Versions, 'cited' | 'versions'>,
): OtherWords | undefined {
  const others = versions.filter(version => version !== cited)
  const unlikeFigure = contradictingFigure(firstClause(statement), textOf(cited, article) ?? '')
  if (unlikeFigure && !others.some(version => textOf(version, article)?.includes(unlikeFigure)))
    return { state: 'otherArticle', unlikeFigure }
  const unlike = contradictingWords(statement, bareTextOf(cited, article))
  if (!unlike || others.some(version => !contradictingWords(statement, bareTextOf(version, article)))) return undefined
  return { state: 'otherArticle', unlikeFigure: unlike.stated, insteadOf: unlike.actual }
}

const hasUnlikeWords = (cited: EngineDocument, article: string, statement: string) =>
  contradictingFigure(firstClause(statement), textOf(cited, article) ?? '') !== undefined ||
  contradictingWords(statement, bareTextOf(cited, article)) !== undefined

/** Returns a finding if the article does not say what the text ascribes to it. */
function compareStatement(
  { article = '', statement = '' }: CitationToCheck,
  { current, cited, versions }: Versions,
): (OtherWords & Pick<CheckedCitation, 'resembles' | 'former'>) | undefined {
  const clause = firstClause(statement)
  const { isOther, article: resembles } = clause ? resemblanceIn(cited, article, clause) : SAME_ARTICLE
  if (!isOther) return otherWords({ article, statement }, { cited, versions })
  const former = versions.find(version => version !== cited && !resemblanceIn(version, article, clause).isOther)
  if (former && cited === current)
    return { state: 'amended', resembles, former: formerOf(former, textOf(former, article)) }
  return resembles ? { state: 'otherArticle', resembles } : undefined
}

/** Checks a citation of a law without an article. A quotation may then be from any article. */
function checkWhole(
  citation: CitationToCheck,
  { current, cited, versions }: Versions,
  compare: Comparisons,
): CheckedCitation {
  const { quote } = citation
  const facts = lawFactsOf(current)
  const state = citationStateOf(current)
  const hasQuote = quote ? quoteMatcher(quote) : undefined
  const matches = (candidate: EngineDocument) => !hasQuote || hasQuote(fullBareText(candidate))
  const former = cited !== current ? cited : matches(current) ? undefined : versions.find(matches)
  if (former && matches(former))
    return { ...facts, state: state === 'repealed' ? state : 'amended', former: formerOf(former) }
  return matches(cited)
    ? { ...facts, state }
    : { ...facts, state, ...compare.quotation(cited, citation, fullTextOf(cited)) }
}

/**
 * Whether a text without articles may have a section with the number: 三十、. True for a text without numbered sections.
 */
function mayHaveSection(document: EngineDocument, article: string): boolean {
  const { number } = articleNumber(article) ?? {}
  const text = `\n${fullTextOf(document)}`
  return !text.includes('\n一、') || (number !== undefined && text.includes(`\n${toChineseNumeral(number)}、`))
}

/**
 * Returns the result for an article that no version has. Amendments of the criminal law have no articles, and courts
 * cite their sections as articles: 第三十条 for 三十、.
 */
function withoutArticle(article: string, { current, cited }: Versions): CheckedCitation {
  const facts = { ...lawFactsOf(current), article }
  const isOfSections = lawPayload(cited).articles.length === 0
  if (!isOfSections || !mayHaveSection(cited, article)) return { ...facts, state: 'noArticle' }
  return { ...facts, text: '', state: citationStateOf(current) }
}

function checkArticle(
  citation: CitationToCheck,
  article: string,
  lawVersions: Versions,
  compare: Comparisons,
): CheckedCitation {
  const { current, cited, versions } = lawVersions
  const { beside = [], quote, statement } = citation
  const facts = { ...lawFactsOf(current), article }
  const now = textOf(current, article)
  const holders = [cited, ...versions].filter((one, at, all) => all.indexOf(one) === at)
  const holder = holders.find(version => textOf(version, article) !== undefined)
  if (!holder) return withoutArticle(article, lawVersions)
  const isOld = cited !== current
  const citedText = isOld ? textOf(cited, article) : now
  if (citedText === undefined && isOld) return { ...facts, ...lawFactsOf(cited), state: 'noArticle' }
  if (citedText === undefined) return { ...facts, state: 'amended', former: formerOf(holder, textOf(holder, article)) }

  const withText = { ...facts, text: now }
  const hasQuote = quote ? quoteMatcher(quote) : undefined
  const quotedArticles = [article, ...beside]
  const matches = (version: EngineDocument) => {
    const text = textOf(version, article)
    if (text === undefined || missingPart(text, citation)) return false
    return !hasQuote || hasQuote(quotedArticles.map(no => bareTextOf(version, no)).join(''))
  }
  const state = citationStateOf(current)
  if (matches(cited)) {
    const isUnproven =
      statement &&
      (!articleClearlySays(cited, article, firstClause(statement)) || hasUnlikeWords(cited, article, statement))
    const other = isUnproven ? compare.statement(citation, lawVersions) : undefined
    // The state `repealed` has priority. The differing words are reported beside it.
    if (other) return { ...withText, ...other, ...(state === 'repealed' ? { state } : {}) }
    return isOld
      ? { ...withText, state: state === 'repealed' ? state : 'amended', former: formerOf(cited, citedText) }
      : { ...withText, state }
  }
  const former = isOld ? undefined : versions.find(matches)
  if (former) {
    const formerState = state === 'repealed' ? state : 'amended'
    return { ...withText, state: formerState, former: formerOf(former, textOf(former, article)) }
  }
  const lacks = missingPart(citedText, citation)
  const text = quotedArticles.map(no => textOf(cited, no) ?? '').join('\n')
  const quotation = lacks && !quote ? undefined : compare.quotation(cited, citation, text, article)
  // The quoted words may be in another article, because the law was renumbered.
  if (lacks && !quotation?.standsIn) return { ...withText, text: citedText, state: 'noArticle', lacks }
  return { ...withText, state, ...quotation }
}

/**
 * States that depend on the words of the law. They prove nothing if the library has only a text that was amended later.
 */
const RESTS_ON_TEXT: Array<CheckedCitation['state']> = ['noArticle', 'misquoted', 'otherArticle']

/** Checks a citation of a law. `documents` are all versions of the law, at least one. */
export function checkLawCitation(
  citation: CitationToCheck,
  documents: EngineDocument[],
  compare: Comparisons = { quotation: describeMisquote, statement: compareStatement },
): CheckedCitation {
  const { law = '', number } = citation
  const name = plainLawName(law)
  const family = sortVersionsForCitation(documents, law)
  const sameName = family.filter(({ title }) => plainLawName(title) === name)
  const versions = sortInForceFirst(sameName.length ? sameName : family)
  const current = versions[0]!
  const isParticular = versionYear(law) !== undefined || number !== undefined
  const cited = isParticular ? versionNamedBy(citation, versions) : current
  if (!cited) return { ...lawFactsOf(current), state: number ? 'mismatched' : 'absent' }
  const lawVersions = { current, cited, versions }
  const checked = citation.article
    ? checkArticle(citation, citation.article, lawVersions, compare)
    : checkWhole(citation, lawVersions, compare)
  const isOutdated = !isParticular && citationStateOf(current) === 'amended'
  if (isOutdated && RESTS_ON_TEXT.includes(checked.state))
    return { ...lawFactsOf(current), article: citation.article, state: 'amended' }
  return number && !hasNumber(cited, number) ? { ...checked, isNumberUnproven: true } : checked
}

/**
 * The maximum number of characters of all compared articles together for a comparison without a thread. Such a
 * comparison takes one or two milliseconds.
 */
const SHORT = 40_000

function isShort({ article, beside = [] }: CitationToCheck, documents: EngineDocument[]): boolean {
  if (!article) return false
  const lengthIn = (document: EngineDocument) =>
    [article, ...beside].reduce((sum, no) => sum + (textOf(document, no) ?? '').length, 0)
  return documents.reduce((sum, document) => sum + lengthIn(document), 0) <= SHORT
}

/**
 * Checks without a thread if that is fast. Otherwise returns `undefined`: the compared texts are long, the words
 * differ, or all articles must be searched.
 */
export function checkWithoutThread(
  citation: CitationToCheck,
  documents: EngineDocument[],
): CheckedCitation | undefined {
  if (citation.quote && !isShort(citation, documents)) return undefined
  let differs = false
  const postpone = () => {
    differs = true
    return undefined
  }
  const checked = checkLawCitation(citation, documents, { quotation: postpone, statement: postpone })
  return differs ? undefined : checked
}
