/** Finds the text of a cited article, such as 《民法典》第五百七十七条, as of the day of the citing document. */
import type { FindArticleRequest, LawArticle, LawItemQuery, LawOnDay } from '@contract/lawregu'
import { ARTICLE_NUMERAL, articleNumber } from '@domain/citation/article'
import { changedVersions } from '@domain/citation/article-versions'
import { lawsNamed, plainLawName } from '@domain/citation/law-names'
import { repealGround, successorOf, supersededTitle } from '@domain/citation/superseded-titles'
import { ambiguousMessage, repealedMessage } from '@domain/citation/missing-laws'
import { standingOn } from '@domain/law-time/standing'
import type { Engine, EngineDocument } from '../../engine/port'
import { HttpError } from '../../http/http-error'
import { completeRepealOf } from './repeals'
import { articleTextAt, groundMessagesOf, lawPayload } from './view'
import { dayBound } from '../../search/dimensions'
import { sortVersionsForCitation, lawTermOf, findVersions } from './versions'

const PART = new RegExp(`^(第?[^条]+条(?:之${ARTICLE_NUMERAL})?)`)
const wholeArticle = (article: string) => PART.exec(article.trim())?.[1] ?? article.trim()

const keyOf = (no: string) => {
  const number = articleNumber(no)
  return number ? `${number.number}-${number.sub ?? ''}` : no.trim()
}

/** The maximum number of cached article numbers. Laws use the same numbers, so the cache saves parsing them again. */
const MOST_KEYS = 10_000
const keyCache = new Map<string, string>()

function keyInLaw(no: string): string {
  const key = keyCache.get(no) ?? keyOf(no)
  if (keyCache.size < MOST_KEYS) keyCache.set(no, key)
  return key
}

/** The positions of articles by number, cached for each law document. */
const positionCache = new WeakMap<EngineDocument, Map<string, number>>()

function positionsOf(document: EngineDocument): Map<string, number> {
  const cached = positionCache.get(document)
  if (cached) return cached
  const positions = new Map<string, number>()
  lawPayload(document).articles.forEach(({ no }, at) => {
    const key = keyInLaw(no)
    if (!positions.has(key)) positions.set(key, at)
  })
  positionCache.set(document, positions)
  return positions
}

/** Returns the position of an article in its law. */
export const articlePosition = (document: EngineDocument, article: string): number | undefined =>
  positionsOf(document).get(keyOf(wholeArticle(article)))

/**
 * Returns the facts of a law and the text of an article. Without `article`, returns only the facts. Returns `undefined`
 * if the law lacks the article.
 */
export function lawArticleOf(document: EngineDocument, article?: string): LawArticle | undefined {
  const payload = lawPayload(document)
  const law = {
    lid: payload.lid,
    title: payload.title,
    posting_date: payload.postingDate,
    effective_date: payload.effectiveDate,
    repealed_date: payload.repealedDate,
    time_limited: payload.timeLimited,
    eff_level: payload.effLevel,
    ...groundMessagesOf(payload),
    // If only the source states the status, there is nothing to explain beside an article.
    ...(payload.standingGround?.kind === 'source' && !payload.suspendedBy ? { standing_basis: undefined } : {}),
  }
  if (!article) return law
  const at = articlePosition(document, article)
  const item = at === undefined ? undefined : payload.articles[at]
  const content = at === undefined ? undefined : articleTextAt(document, at)
  if (!item || content === undefined) return undefined
  return {
    ...law,
    lawReguLinkBean: {
      tiaoName: item.no,
      fullName: payload.title + item.no,
      content,
      lawreguItemLegislationHistoryVos: changedVersions(item.history, content),
    },
  }
}

/**
 * Returns the standing of a version on a day. If another version was in force, adds that version, and whether it lacks
 * the article.
 */
function standingOnDay(document: EngineDocument, versions: EngineDocument[], asOf: string, article?: string): LawOnDay {
  const day = dayBound(asOf)!
  const standing = standingOn(lawTermOf(document), day)
  if (standing === 'inForce') return { day: asOf, standing }
  const [then] = sortVersionsForCitation(versions, plainLawName(document.title), day)
  if (!then || standingOn(lawTermOf(then), day) !== 'inForce') return { day: asOf, standing }
  const { lid, title, effectiveDate } = lawPayload(then)
  const lacksArticle = article && articlePosition(then, article) === undefined ? true : undefined
  return { day: asOf, standing, version: { lid, title, effective_date: effectiveDate, lacksArticle } }
}

type Versions = (names: string[]) => Promise<EngineDocument[]>
const versionsIn =
  (engine: Engine): Versions =>
  names =>
    findVersions(engine, names)

/** Returns a function that caches the versions of each law, for callers that look up many articles. */
export function cachedVersionLookup(engine: Engine): Versions {
  const cache = new Map<string, Promise<EngineDocument[]>>()
  return names => {
    const key = names.join('\n')
    const versions = cache.get(key) ?? findVersions(engine, names)
    cache.set(key, versions)
    return versions
  }
}

/**
 * Finds an article. Of the versions that have the article, the one that matches the citation best is used. Returns
 * `undefined` if no version has the article.
 */
export async function findArticle(
  engine: Engine,
  { law, article, asOf }: FindArticleRequest,
  versionsOf: Versions = versionsIn(engine),
): Promise<LawArticle | undefined> {
  const name = plainLawName(law, asOf)
  const versions = await versionsOf([name])
  // The same short name can mean different laws on different days.
  const cited = name === plainLawName(law) ? law : name
  for (const version of sortVersionsForCitation(versions, cited, asOf ? dayBound(asOf) : undefined)) {
    const match = lawArticleOf(version, article)
    if (match) return asOf ? { ...match, on_day: standingOnDay(version, versions, asOf, article) } : match
  }
  return undefined
}

/**
 * Returns an error that explains why no article was found: the name is ambiguous, or the law was repealed. Otherwise
 * the error says that the article is unknown.
 */
export async function articleError(engine: Engine, { law, asOf }: FindArticleRequest): Promise<HttpError> {
  const titles = lawsNamed(law, asOf)
  if (titles.length > 1) return new HttpError('law_ambiguous', undefined, ambiguousMessage(law, titles))
  const name = titles[0] ?? law
  const superseded = supersededTitle(name)
  const isHeld = (await findVersions(engine, [name])).length > 0
  const ground = isHeld
    ? undefined
    : ((await completeRepealOf(engine, name)) ?? (superseded && repealGround(superseded)))
  if (!ground) return new HttpError('article_unknown')
  const sentence = repealedMessage(name, ground, superseded && successorOf(superseded))
  return new HttpError('law_superseded', undefined, sentence)
}

/** Finds an article in a given version of a law. */
export async function articleOfVersion(
  engine: Engine,
  document: EngineDocument,
  { article, asOf }: Omit<LawItemQuery, 'lid'>,
): Promise<LawArticle | undefined> {
  const match = lawArticleOf(document, article)
  if (!match || !asOf) return match
  const versions = await findVersions(engine, document.values.name ?? [])
  return { ...match, on_day: standingOnDay(document, versions, asOf, article) }
}
