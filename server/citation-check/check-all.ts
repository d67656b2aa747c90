/**
 * Checks citations against the library. Laws are checked one after the other, each with all of its citations. So only
 * few versions of laws are in memory at a time.
 */
import { CITATION_CHECK_LIMITS, type CheckedCitation, type CitationToCheck } from '@contract/citation-check'
import { lawsNamed, plainLawName, versionYear } from '@domain/citation/law-names'
import { repealGround, successorOf, supersededTitle } from '@domain/citation/superseded-titles'
import type { Engine, EngineDocument } from '../engine/port'
import type { Visitor } from '../http/visitor'
import { caseLibrary } from '../libraries/case'
import { similarityLibrary } from '../libraries/similarity'
import { isPermissionGranted } from '../search/access'
import { lawCompletenessOf } from '../libraries/law/completeness'
import { completeRepealOf } from '../libraries/law/repeals'
import { sortInForceFirst, findVersions } from '../libraries/law/versions'
import { mapWithYields } from '../search/yield-to-event-loop'
import type { Task } from '../threads/tasks'
import { ambiguousCitationChecker } from './ambiguous'
import { withoutFormerPrefix, formerVersionYear } from './former-law'
import { checkWithoutThread, lawFactsOf, citationStateOf } from './law'
import { CASE_NUMBER_LIBRARIES, checkCaseCitation, documentsByNumber } from './numbered'
import { penaltyByNumber } from './penalty'
import { type QuoteCheck, serializeVersion } from './versions'

const POINTS = {
  case: caseLibrary.service.point,
  similarity: similarityLibrary.service.point,
}

interface CheckDeps {
  engine: Engine
  /** Compares quotations with texts of laws in a thread, because this takes time. */
  compareQuotes(quoting: QuoteCheck, task: Task): Promise<CheckedCitation[]>
  visitor: Visitor
  task: Task
}

type Awaitable<T> = T | Promise<T>

/** A citation and its index. */
interface IndexedCitation {
  citation: CitationToCheck
  at: number
}

/**
 * Returns the result for a cited law that the library lacks: `repealed` if a repealing law or the table of repealed
 * titles proves it, otherwise `absent`.
 */
async function checkAbsent(engine: Engine, law?: string): Promise<CheckedCitation> {
  if (law === undefined) return { state: 'absent' }
  const superseded = supersededTitle(law)
  const ground = (await completeRepealOf(engine, law)) ?? (superseded && repealGround(superseded))
  if (!ground) return { state: 'absent' }
  const successor = superseded && successorOf(superseded)
  return { state: 'repealed', library: 'law', title: plainLawName(law), ground, ...(successor ? { successor } : {}) }
}

/**
 * Checks an article of the document that has the cited number. A thread compares the texts,
 * unless this is fast.
 */
async function checkArticleOf(
  document: EngineDocument,
  citation: CitationToCheck,
  { compareQuotes, task }: CheckDeps,
): Promise<CheckedCitation> {
  const named = { ...citation, law: document.title }
  const checked = checkWithoutThread(named, [document])
  if (checked) return checked
  const [compared] = await compareQuotes({ versions: [serializeVersion(document)], citations: [named] }, task)
  return compared!
}

/** Whether a name is the end of a title: citations put the issuers before the brackets, as in 最高人民法院《关于…的解释》. */
const isTitleWithoutIssuers = (law: string, title: string) => {
  const name = plainLawName(law)
  return name.startsWith('关于') && plainLawName(title).endsWith(name)
}

async function checkNumber(citation: CitationToCheck, deps: CheckDeps): Promise<CheckedCitation> {
  const { engine } = deps
  const { law, number, article } = citation
  const [document] = number ? await documentsByNumber(engine, number) : []
  if (!document) return (number && !law ? await penaltyByNumber(engine, number) : undefined) ?? checkAbsent(engine, law)
  if (law && !isTitleWithoutIssuers(law, document.title)) return { ...lawFactsOf(document), state: 'mismatched' }
  if (article) return checkArticleOf(document, citation, deps)
  return { ...lawFactsOf(document), state: citationStateOf(document) }
}

function batchesOf<T>(items: T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

function groupByLaw(citations: IndexedCitation[]): Map<string, IndexedCitation[]> {
  const laws = new Map<string, IndexedCitation[]>()
  for (const one of citations) {
    const name = plainLawName(one.citation.law ?? '')
    const ofLaw = laws.get(name)
    if (ofLaw) ofLaw.push(one)
    else laws.set(name, [one])
  }
  return laws
}

/**
 * Matches a word before a law's name without 《》: 据 in 据民法典. A name may itself begin with these characters, as 就业促进法
 * does, so the whole name is looked up first.
 */
const WORD_BEFORE =
  /^(?:此系|此为|鉴于|由于|首先|其次|尤其是?|例如|即便|即使|无论|[又另再]?据|另|故|而|因此?|就|如|现|经?查|新|最高院)(?=.{2})/

/**
 * Replaces a short name by the title. A thread knows only the bundled short names, while this process may know others.
 */
function withTitle(citation: CitationToCheck): CitationToCheck {
  const { law } = citation
  if (law === undefined) return citation
  const [title, year] = [plainLawName(law), versionYear(law)]
  // The title of a constitutional amendment contains its year, which must not be added again.
  return { ...citation, law: year === undefined || versionYear(title) === year ? title : `${title}（${year}年）` }
}

async function isHeld(engine: Engine, name: string): Promise<boolean> {
  const documents = await Promise.all(lawsNamed(name).map(title => findVersions(engine, [title], 1)))
  return documents.some(({ length }) => length > 0)
}

/** Returns results in the order of the citations. Case libraries that an office was not granted are not searched. */
export async function checkAllCitations(citations: CitationToCheck[], deps: CheckDeps): Promise<CheckedCitation[]> {
  const { engine, compareQuotes, visitor, task } = deps
  const cases = CASE_NUMBER_LIBRARIES.filter(library => isPermissionGranted(POINTS[library], visitor))
  const checked: Array<CheckedCitation | undefined> = citations.map(() => undefined)
  const each = (
    placed: IndexedCitation[],
    check: (citation: CitationToCheck) => Awaitable<CheckedCitation | undefined>,
  ) =>
    mapWithYields(placed, async ({ citation, at }) => {
      task.signal?.throwIfAborted()
      checked[at] = await check(citation)
    })

  async function compare(differing: IndexedCitation[], documents: EngineDocument[]) {
    const versions = await mapWithYields(documents, serializeVersion)
    for (const batch of batchesOf(differing, CITATION_CHECK_LIMITS.atOnce)) {
      const results = await compareQuotes(
        { versions, citations: batch.map(({ citation }) => withTitle(citation)) },
        task,
      )
      batch.forEach(({ at }, nth) => (checked[at] = results[nth]))
    }
  }

  async function checkAmbiguous(titles: string[], placed: IndexedCitation[]) {
    const candidates = await mapWithYields(titles, async title => ({
      title,
      documents: await findVersions(engine, [title]),
    }))
    await each(
      placed,
      ambiguousCitationChecker(candidates, quoting => compareQuotes(quoting, task)),
    )
  }

  /**
   * Checks citations of a law's former text, such as 旧公司法. If the library has no former text of a repealed law, the
   * repealed text counts as the former one.
   */
  async function checkFormer(name: string, placed: IndexedCitation[]): Promise<void> {
    const documents = await findVersions(engine, [name])
    const year = formerVersionYear(name, documents)
    const [current] = sortInForceFirst(documents)
    const renamed = (title: string, ofYear?: string) =>
      placed.map(({ citation, at }) => {
        const version = versionYear(citation.law ?? '') ?? ofYear
        return { citation: { ...citation, law: version === undefined ? title : `${title}（${version}年）` }, at }
      })
    if (year !== undefined) return checkLawCitations(name, renamed(plainLawName(name), year))
    if (!current || citationStateOf(current) === 'repealed') return checkLawCitations(name, renamed(name))
    for (const { at } of placed) checked[at] = { ...lawFactsOf(current), state: 'absent' }
  }

  async function checkLawCitations(name: string, placed: IndexedCitation[]): Promise<void> {
    const titles = lawsNamed(name)
    if (titles.length > 1) return checkAmbiguous(titles, placed)
    const documents = await findVersions(engine, [name])
    const former = documents.length ? undefined : withoutFormerPrefix(name)
    if (former !== undefined && (await isHeld(engine, former))) return checkFormer(former, placed)
    const shorter = documents.length ? name : name.replace(WORD_BEFORE, '')
    if (shorter !== name && (await isHeld(engine, shorter))) {
      const renamed = placed.map(({ citation, at }) => ({ citation: { ...citation, law: shorter }, at }))
      return checkLawCitations(plainLawName(shorter), renamed)
    }
    if (!documents.length) return void (await each(placed, citation => checkNumber(citation, deps)))
    await each(placed, citation => checkWithoutThread(citation, documents))
    const differing = placed.filter(({ at }) => !checked[at])
    if (differing.length) await compare(differing, documents)
  }

  const indexed = citations.map((citation, at) => ({ citation, at }))
  const hasNoLaw = ({ citation }: IndexedCitation) => citation.isCase || !citation.law
  await each(indexed.filter(hasNoLaw), citation =>
    citation.isCase ? checkCaseCitation(engine, citation, cases) : checkNumber(citation, deps),
  )
  await mapWithYields([...groupByLaw(indexed.filter(one => !hasNoLaw(one)))], ([name, ofLaw]) => {
    task.signal?.throwIfAborted()
    return checkLawCitations(name, ofLaw)
  })
  const facts = await lawCompletenessOf(engine)
  const isOfLaw = ({ citation, at }: IndexedCitation) => !citation.isCase && checked[at]!.library !== 'case'
  return indexed.map(one => (isOfLaw(one) ? { ...checked[one.at]!, ...facts } : checked[one.at]!))
}
