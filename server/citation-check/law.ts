/** A citation of a law, held against the library: by its name and its numbers, which have to agree. */
import type { CheckedCitation, CitationToCheck } from '@contract/brief'
import { plainLawName, versionYear } from '@domain/citation/law-names'
import { quoteFinder } from '@domain/citation-check/quoted'
import type { EngineDocument } from '../engine/port'
import { articleTextAt, lawPayload } from '../libraries/law/view'
import { articleAt } from '../libraries/law/articles'
import { inOrderOf, standingFirst, yearOf } from '../libraries/law/versions'
import { bareArticle, bareWhole, textOfWhole } from './laid-bare'
import { misquotedIn } from './misquoted'
import { hasNumber, numberOf } from './numbered'
import { lackingIn } from './parts'

function textOf(document: EngineDocument, article: string): string | undefined {
  const at = articleAt(document, article)
  return at === undefined ? undefined : articleTextAt(document, at)
}

function bareTextOf(document: EngineDocument, article: string): string {
  const at = articleAt(document, article)
  return at === undefined ? '' : bareArticle(document, at)
}

export const factsOf = (document: EngineDocument) => ({
  library: 'law',
  id: document.id,
  title: document.title,
  number: numberOf(document),
  time_limited: lawPayload(document).timeLimited,
  effective_date: lawPayload(document).effectiveDate,
})

const STATES: Record<string, CheckedCitation['state']> = {
  失效: 'repealed',
  已废止: 'repealed',
  已被修改: 'amended',
  尚未生效: 'notYet',
  征求意见稿或草案: 'notYet',
}
export const stateOf = (document: EngineDocument) => STATES[lawPayload(document).timeLimited] ?? 'inForce'

/** Which of the versions the brief names; nothing where it names one that is not there. */
function meantBy({ law = '', number }: CitationToCheck, versions: EngineDocument[]): EngineDocument | undefined {
  const year = versionYear(law)
  const ofYear = year === undefined ? versions : versions.filter(version => yearOf(version) === year)
  const ofNumber = number ? ofYear.filter(version => hasNumber(version, number)) : ofYear
  // Many a law is kept without its number.
  const isTold = ofYear.some(version => numberOf(version) !== undefined)
  return ofNumber[0] ?? (number && !isTold ? ofYear[0] : undefined)
}

/** As it stands; and where another version is meant, that one. */
interface Found {
  current: EngineDocument
  meant: EngineDocument
  versions: EngineDocument[]
}

const formerOf = (document: EngineDocument, text = '') => ({ id: document.id, title: document.title, text })

type Differing = typeof misquotedIn

/** The law as a whole: of its words all may be quoted. */
function checkWhole(
  { quote }: CitationToCheck,
  { current, meant, versions }: Found,
  differing: Differing,
): CheckedCitation {
  const facts = factsOf(current)
  const state = stateOf(current)
  const isIn = quote ? quoteFinder(quote) : undefined
  const isOf = (version: EngineDocument) => !isIn || isIn(bareWhole(version))
  const former = meant !== current ? meant : isOf(current) ? undefined : versions.find(isOf)
  if (former && isOf(former))
    return { ...facts, state: state === 'repealed' ? state : 'amended', former: formerOf(former) }
  return isOf(meant) ? { ...facts, state } : { ...facts, ...differing(meant, quote ?? '', textOfWhole(meant)) }
}

function checkArticle(
  citation: CitationToCheck,
  article: string,
  { current, meant, versions }: Found,
  differing: Differing,
): CheckedCitation {
  const { beside = [], quote } = citation
  const facts = { ...factsOf(current), article }
  const now = textOf(current, article)
  const holders = [meant, ...versions].filter((one, at, all) => all.indexOf(one) === at)
  const holder = holders.find(version => textOf(version, article) !== undefined)
  if (!holder) return { ...facts, state: 'noArticle' }
  const isOld = meant !== current
  const cited = isOld ? textOf(meant, article) : now
  if (cited === undefined && isOld) return { ...facts, ...factsOf(meant), state: 'noArticle' }
  if (cited === undefined) return { ...facts, state: 'amended', former: formerOf(holder, textOf(holder, article)) }

  const whole = { ...facts, text: now }
  const isIn = quote ? quoteFinder(quote) : undefined
  const together = [article, ...beside]
  const isOf = (version: EngineDocument) => {
    const text = textOf(version, article)
    if (text === undefined || lackingIn(text, citation)) return false
    return !isIn || isIn(together.map(no => bareTextOf(version, no)).join(''))
  }
  const state = stateOf(current)
  if (isOf(meant))
    return isOld
      ? { ...whole, state: state === 'repealed' ? state : 'amended', former: formerOf(meant, cited) }
      : { ...whole, state }
  const former = isOld ? undefined : versions.find(isOf)
  if (former) {
    const isRepealed = state === 'repealed' ? state : 'amended'
    return { ...whole, state: isRepealed, former: formerOf(former, textOf(former, article)) }
  }
  const lacks = lackingIn(cited, citation)
  if (lacks) return { ...whole, text: cited, state: 'noArticle', lacks }
  const text = together.map(no => textOf(meant, no) ?? '').join('\n')
  return { ...whole, ...differing(meant, quote ?? '', text, article) }
}

/** `documents` are all that the library has under the name of the law: one at least. */
export function checkLaw(
  citation: CitationToCheck,
  documents: EngineDocument[],
  differing: Differing = misquotedIn,
): CheckedCitation {
  const { law = '', number } = citation
  const name = plainLawName(law)
  const family = inOrderOf(documents, law)
  const own = family.filter(({ title }) => plainLawName(title) === name)
  const versions = standingFirst(own.length ? own : family)
  const current = versions[0]!
  const isParticular = versionYear(law) !== undefined || number !== undefined
  const meant = isParticular ? meantBy(citation, versions) : current
  if (!meant) return { ...factsOf(current), state: number ? 'mismatched' : 'absent' }
  const found = { current, meant, versions }
  return citation.article
    ? checkArticle(citation, citation.article, found, differing)
    : checkWhole(citation, found, differing)
}

/** So many characters of articles are read in a millisecond or two. */
const SHORT = 40_000

function isShort({ article, beside = [] }: CitationToCheck, documents: EngineDocument[]): boolean {
  if (!article) return false
  const lengthIn = (document: EngineDocument) =>
    [article, ...beside].reduce((sum, no) => sum + (textOf(document, no) ?? '').length, 0)
  return documents.reduce((sum, document) => sum + lengthIn(document), 0) <= SHORT
}

/** The same where it takes no time; nothing where words differ, or may stand anywhere in a law: that is for a thread to find out. */
export function checkAtOnce(citation: CitationToCheck, documents: EngineDocument[]): CheckedCitation | undefined {
  if (citation.quote && !isShort(citation, documents)) return undefined
  let differs = false
  const checked = checkLaw(citation, documents, () => {
    differs = true
    return { state: 'misquoted' }
  })
  return differs ? undefined : checked
}
