/** 《民法典》第五百七十七条 → the article's text on the day of the citing document. */
import type { FindLawItem, LawArticle, LawItemQuery, LawOnDay } from '@contract/lawregu'
import { articleNumber } from '@domain/citation/article'
import { changedVersions } from '@domain/citation/article-versions'
import { lawsNamed, plainLawName } from '@domain/citation/law-names'
import { repealGround, successorOf, supersededTitle } from '@domain/citation/superseded-titles'
import { ambiguousMessage, repealedMessage } from '@domain/citation/unheld-laws'
import { standingOn } from '@domain/law-time/standing'
import type { Engine, EngineDocument } from '../../engine/port'
import { HttpError } from '../../http/http-error'
import { repealOf } from './repeals'
import { articleTextAt, basisOf, lawPayload } from './view'
import { dayBound } from '../../search/dimensions'
import { inOrderOf, termOf, versionsNamed } from './versions'

const PART = /^(第?[^条]+条(?:之[一二三四五六七八九十]+)?)/
const wholeArticle = (article: string) => PART.exec(article.trim())?.[1] ?? article.trim()

const keyOf = (no: string) => {
  const number = articleNumber(no)
  return number ? `${number.number}-${number.sub ?? ''}` : no.trim()
}

/** The size of the cache of parsed article numbers. The cache works because all laws use the same numbers. */
const MOST_KEYS = 10_000
const keyCache = new Map<string, string>()

function keyInLaw(no: string): string {
  const key = keyCache.get(no) ?? keyOf(no)
  if (keyCache.size < MOST_KEYS) keyCache.set(no, key)
  return key
}

/** Caches the positions of articles for each law. */
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

/** The index of an article in its law. */
export const articleAt = (document: EngineDocument, article: string): number | undefined =>
  positionsOf(document).get(keyOf(wholeArticle(article)))

export function articleOf(document: EngineDocument, article?: string): LawArticle | undefined {
  const payload = lawPayload(document)
  const law = {
    lid: payload.lid,
    title: payload.title,
    posting_date: payload.postingDate,
    effective_date: payload.effectiveDate,
    repealed_date: payload.repealedDate,
    time_limited: payload.timeLimited,
    eff_level: payload.effLevel,
    ...basisOf(payload),
    // A status that only the source states has no explanation beside an article.
    ...(payload.standingGround?.kind === 'source' && !payload.suspendedBy ? { standing_basis: undefined } : {}),
  }
  if (!article) return law
  const at = articleAt(document, article)
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
 * The status of a version on a day. If another version was in force then, adds that version and whether it lacks the
 * article.
 */
function standingOnDay(document: EngineDocument, versions: EngineDocument[], asOf: string, article?: string): LawOnDay {
  const day = dayBound(asOf)!
  const standing = standingOn(termOf(document), day)
  if (standing === 'inForce') return { day: asOf, standing }
  const [then] = inOrderOf(versions, plainLawName(document.title), day)
  if (!then || standingOn(termOf(then), day) !== 'inForce') return { day: asOf, standing }
  const { lid, title, effectiveDate } = lawPayload(then)
  const lacksArticle = article && articleAt(then, article) === undefined ? true : undefined
  return { day: asOf, standing, version: { lid, title, effective_date: effectiveDate, lacksArticle } }
}

type Versions = (names: string[]) => Promise<EngineDocument[]>
const versionsIn =
  (engine: Engine): Versions =>
  names =>
    versionsNamed(engine, names)

/** Caches the versions of laws, for callers that look up many articles. */
export function cachedVersions(engine: Engine): Versions {
  const cache = new Map<string, Promise<EngineDocument[]>>()
  return names => {
    const key = names.join('\n')
    const versions = cache.get(key) ?? versionsNamed(engine, names)
    cache.set(key, versions)
    return versions
  }
}

export async function findArticle(
  engine: Engine,
  { law, article, asOf }: FindLawItem,
  versionsOf: Versions = versionsIn(engine),
): Promise<LawArticle | undefined> {
  const name = plainLawName(law, asOf)
  const versions = await versionsOf([name])
  // A short name of one age means another law on another day.
  const cited = name === plainLawName(law) ? law : name
  for (const version of inOrderOf(versions, cited, asOf ? dayBound(asOf) : undefined)) {
    const match = articleOf(version, article)
    if (match) return asOf ? { ...match, on_day: standingOnDay(version, versions, asOf, article) } : match
  }
  return undefined
}

/** Explains why no article is found, if the name is ambiguous or the law was repealed. */
export async function articleError(engine: Engine, { law, asOf }: FindLawItem): Promise<HttpError> {
  const titles = lawsNamed(law, asOf)
  if (titles.length > 1) return new HttpError('law_ambiguous', undefined, ambiguousMessage(law, titles))
  const name = titles[0] ?? law
  const superseded = supersededTitle(name)
  const isHeld = (await versionsNamed(engine, [name])).length > 0
  const ground = isHeld ? undefined : ((await repealOf(engine, name)) ?? (superseded && repealGround(superseded)))
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
  const match = articleOf(document, article)
  if (!match || !asOf) return match
  const versions = await versionsNamed(engine, document.values.name ?? [])
  return { ...match, on_day: standingOnDay(document, versions, asOf, article) }
}
