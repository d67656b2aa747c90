/** A citation of a law, held against the library: by its name and its numbers, which have to agree. */
import type { CheckedCitation, CitationToCheck } from '@contract/brief'
import { plainLawName, versionYear } from '@domain/citation/law-names'
import { isQuoted } from '@domain/brief/quoted'
import type { Engine, EngineDocument } from '../engine/port'
import { lawPayload } from '../libraries/law-view'
import { articleOf, type Versions } from '../search/find-article'
import { inOrderOf, standingFirst, yearOf } from '../search/law-versions'
import { documentsNumbered, hasNumber, numberOf } from './numbered'
import { lackingIn } from './parts'
import { misquotedIn } from './misquoted'

const textOf = (document: EngineDocument, article: string) => articleOf(document, article)?.lawReguLinkBean?.content

const factsOf = (document: EngineDocument) => ({
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
const stateOf = (document: EngineDocument) => STATES[lawPayload(document).timeLimited] ?? 'inForce'

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

/** The law as a whole: of its words all may be quoted. */
function checkWhole({ quote }: CitationToCheck, { current, meant, versions }: Found): CheckedCitation {
  const facts = factsOf(current)
  const state = stateOf(current)
  const read = (version: EngineDocument) => version.blocks.map(({ text }) => text).join('\n')
  const isOf = (version: EngineDocument) => !quote || isQuoted(quote, read(version))
  const former = meant !== current ? meant : isOf(current) ? undefined : versions.find(isOf)
  if (former && isOf(former))
    return { ...facts, state: state === 'repealed' ? state : 'amended', former: formerOf(former) }
  return isOf(meant) ? { ...facts, state } : { ...facts, ...misquotedIn(meant, quote ?? '', read(meant)) }
}

function checkArticle(
  citation: CitationToCheck,
  article: string,
  { current, meant, versions }: Found,
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
  const read = (version: EngineDocument) => [article, ...beside].map(no => textOf(version, no) ?? '').join('\n')
  const isOf = (version: EngineDocument) => {
    const text = textOf(version, article)
    return text !== undefined && !lackingIn(text, citation) && (!quote || isQuoted(quote, read(version)))
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
  return { ...whole, ...misquotedIn(meant, quote ?? '', read(meant), article) }
}

async function ofNumberAlone(engine: Engine, citation: CitationToCheck): Promise<CheckedCitation> {
  const [found] = await documentsNumbered(engine, citation.number ?? '')
  return found ? { ...factsOf(found), state: stateOf(found) } : { state: 'absent' }
}

export async function checkLaw(engine: Engine, citation: CitationToCheck, called: Versions): Promise<CheckedCitation> {
  const { law, number } = citation
  if (!law) return ofNumberAlone(engine, citation)
  const name = plainLawName(law)
  const family = inOrderOf(await called([name]), law)
  const own = family.filter(({ title }) => plainLawName(title) === name)
  const versions = standingFirst(own.length ? own : family)
  const [current] = versions
  if (!current) {
    const [other] = number ? await documentsNumbered(engine, number) : []
    return other ? { ...factsOf(other), state: 'mismatched' } : { state: 'absent' }
  }
  const isParticular = versionYear(law) !== undefined || number !== undefined
  const meant = isParticular ? meantBy(citation, versions) : current
  if (!meant) return { ...factsOf(current), state: number ? 'mismatched' : 'absent' }
  const found = { current, meant, versions }
  return citation.article ? checkArticle(citation, citation.article, found) : checkWhole(citation, found)
}
