/** Checks a citation of a law by its name and number, which have to agree. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { plainLawName, versionYear } from '@domain/citation/law-names'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { quoteFinder } from '@domain/citation-check/quote-matching'
import { figureUnlike } from '@domain/citation-check/stated-figures'
import type { EngineDocument } from '../engine/port'
import { articleTextAt, lawPayload } from '../libraries/law/view'
import { articleAt } from '../libraries/law/articles'
import { inOrderOf, inForceFirst, yearOf } from '../libraries/law/versions'
import { bareTextOf, bareWhole, wholeText } from './bare-texts'
import { describeMisquote } from './misquoted'
import { isOrder } from '@domain/citation/order-number'
import { hasNumber, documentNumber } from './numbered'
import { missingPart } from './parts'
import { unlikeWords } from './stated-words'
import { isSurelySaid, resemblanceIn } from './statements'

function textOf(document: EngineDocument, article: string): string | undefined {
  const at = articleAt(document, article)
  return at === undefined ? undefined : articleTextAt(document, at)
}

export const lawFactsOf = (document: EngineDocument) => ({
  library: 'law',
  id: document.id,
  title: document.title,
  number: documentNumber(document),
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
/** The state of a citation, by the status of the version. A status outside the table proves nothing: `unknown`. */
export const stateOf = (document: EngineDocument) => STATES[lawPayload(document).timeLimited] ?? 'unknown'

/** Returns the version that the citation names. `undefined` if the library lacks the version. */
function versionNamedBy({ law = '', number }: CitationToCheck, versions: EngineDocument[]): EngineDocument | undefined {
  const year = versionYear(law)
  const ofYear = year === undefined ? versions : versions.filter(version => yearOf(version) === year)
  const ofNumber = number ? ofYear.filter(version => hasNumber(version, number)) : ofYear
  // Many laws are stored without a number, and each amendment of a regulation has an order of its own. Such numbers
  // contradict nothing.
  const isNumbered = ofYear.some(version => documentNumber(version) !== undefined) && !isOrder(number ?? '')
  return ofNumber[0] ?? (number && !isNumbered ? ofYear[0] : undefined)
}

/** The current version and the cited one. Both may be the same. */
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

type OtherWords = Pick<CheckedCitation, 'state' | 'unlikeFigure' | 'insteadOf'>

/** Returns the state of a citation that ascribes a figure or a word to its article which no version of it has. */
function otherWords(
  { article = '', statement = '' }: CitationToCheck,
  { cited, versions }: Pick<Versions, 'cited' | 'versions'>,
): OtherWords | undefined {
  const others = versions.filter(version => version !== cited)
  const unlikeFigure = figureUnlike(statement, textOf(cited, article) ?? '')
  if (unlikeFigure && !others.some(version => textOf(version, article)?.includes(unlikeFigure)))
    return { state: 'otherArticle', unlikeFigure }
  const unlike = unlikeWords(statement, bareTextOf(cited, article))
  if (!unlike || others.some(version => !unlikeWords(statement, bareTextOf(version, article)))) return undefined
  return { state: 'otherArticle', unlikeFigure: unlike.stated, insteadOf: unlike.actual }
}

const hasUnlikeWords = (cited: EngineDocument, article: string, statement: string) =>
  figureUnlike(statement, textOf(cited, article) ?? '') !== undefined ||
  unlikeWords(statement, bareTextOf(cited, article)) !== undefined

/** Returns the state of a citation whose article says something else than the text ascribes to it. */
function compareStatement(
  { article = '', statement = '' }: CitationToCheck,
  { current, cited, versions }: Versions,
): (OtherWords & Pick<CheckedCitation, 'resembles' | 'former'>) | undefined {
  const { isOther, article: resembles } = resemblanceIn(cited, article, statement)
  if (!isOther) return otherWords({ article, statement }, { cited, versions })
  const former = versions.find(version => version !== cited && !resemblanceIn(version, article, statement).isOther)
  if (former && cited === current)
    return { state: 'amended', resembles, former: formerOf(former, textOf(former, article)) }
  return resembles ? { state: 'otherArticle', resembles } : undefined
}

/** Checks a citation of a whole law, whose every word may be quoted. */
function checkWhole(
  citation: CitationToCheck,
  { current, cited, versions }: Versions,
  compare: Comparisons,
): CheckedCitation {
  const { quote } = citation
  const facts = lawFactsOf(current)
  const state = stateOf(current)
  const hasQuote = quote ? quoteFinder(quote) : undefined
  const matches = (candidate: EngineDocument) => !hasQuote || hasQuote(bareWhole(candidate))
  const former = cited !== current ? cited : matches(current) ? undefined : versions.find(matches)
  if (former && matches(former))
    return { ...facts, state: state === 'repealed' ? state : 'amended', former: formerOf(former) }
  return matches(cited)
    ? { ...facts, state }
    : { ...facts, state, ...compare.quotation(cited, citation, wholeText(cited)) }
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
  if (!holder) return { ...facts, state: 'noArticle' }
  const isOld = cited !== current
  const citedText = isOld ? textOf(cited, article) : now
  if (citedText === undefined && isOld) return { ...facts, ...lawFactsOf(cited), state: 'noArticle' }
  if (citedText === undefined) return { ...facts, state: 'amended', former: formerOf(holder, textOf(holder, article)) }

  const withText = { ...facts, text: now }
  const hasQuote = quote ? quoteFinder(quote) : undefined
  const quotedArticles = [article, ...beside]
  const matches = (version: EngineDocument) => {
    const text = textOf(version, article)
    if (text === undefined || missingPart(text, citation)) return false
    return !hasQuote || hasQuote(quotedArticles.map(no => bareTextOf(version, no)).join(''))
  }
  const state = stateOf(current)
  if (matches(cited)) {
    const isUnproven =
      statement && (!isSurelySaid(cited, article, statement) || hasUnlikeWords(cited, article, statement))
    const other = isUnproven ? compare.statement(citation, lawVersions) : undefined
    // That the law has ended comes first. In what its article differs stands beside it.
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
  // The quoted words may stand in another article: the law was renumbered.
  if (lacks && !quotation?.standsIn) return { ...withText, text: citedText, state: 'noArticle', lacks }
  return { ...withText, state, ...quotation }
}

/** The states that rest on the words of the text. A text that was amended, without its successor, proves none of them. */
const RESTS_ON_TEXT: Array<CheckedCitation['state']> = ['noArticle', 'misquoted', 'otherArticle']

/** Checks a citation of a law. `documents` are all versions under the law's name, at least one. */
export function checkLaw(
  citation: CitationToCheck,
  documents: EngineDocument[],
  compare: Comparisons = { quotation: describeMisquote, statement: compareStatement },
): CheckedCitation {
  const { law = '', number } = citation
  const name = plainLawName(law)
  const family = inOrderOf(documents, law)
  const sameName = family.filter(({ title }) => plainLawName(title) === name)
  const versions = inForceFirst(sameName.length ? sameName : family)
  const current = versions[0]!
  const isParticular = versionYear(law) !== undefined || number !== undefined
  const cited = isParticular ? versionNamedBy(citation, versions) : current
  if (!cited) return { ...lawFactsOf(current), state: number ? 'mismatched' : 'absent' }
  const lawVersions = { current, cited, versions }
  const checked = citation.article
    ? checkArticle(citation, citation.article, lawVersions, compare)
    : checkWhole(citation, lawVersions, compare)
  const isOutdated = !isParticular && stateOf(current) === 'amended'
  if (isOutdated && RESTS_ON_TEXT.includes(checked.state))
    return { ...lawFactsOf(current), article: citation.article, state: 'amended' }
  return number && !hasNumber(cited, number) ? { ...checked, isNumberUnproven: true } : checked
}

/** The most characters of articles that can be read in a millisecond or two. */
const SHORT = 40_000

function isShort({ article, beside = [] }: CitationToCheck, documents: EngineDocument[]): boolean {
  if (!article) return false
  const lengthIn = (document: EngineDocument) =>
    [article, ...beside].reduce((sum, no) => sum + (textOf(document, no) ?? '').length, 0)
  return documents.reduce((sum, document) => sum + lengthIn(document), 0) <= SHORT
}

/**
 * Checks without a thread if that is fast. `undefined` if the words differ, or may stand anywhere in a law: a thread
 * must check.
 */
export function checkAtOnce(citation: CitationToCheck, documents: EngineDocument[]): CheckedCitation | undefined {
  if (citation.quote && !isShort(citation, documents)) return undefined
  let differs = false
  const postpone = () => {
    differs = true
    return undefined
  }
  const checked = checkLaw(citation, documents, { quotation: postpone, statement: postpone })
  return differs ? undefined : checked
}
