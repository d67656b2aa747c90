/** 《民法典》第五百七十七条 → the text of that article, as it stood on the day of the document that cites it. */
import type { FindLawItem, LawArticle, LawItemQuery, LawOnDay } from '@contract/lawregu'
import { articleNumber } from '@domain/citation/article'
import { changedVersions } from '@domain/citation/article-versions'
import { plainLawName } from '@domain/citation/law-names'
import { standingOn } from '@domain/citation/law-standing'
import type { Engine, EngineDocument } from '../../engine/port'
import { articleTextAt, lawPayload } from './view'
import { dayBound } from '../../search/dimensions'
import { inOrderOf, termOf, versionsCalled } from './versions'

const PART = /^(第?[^条]+条(?:之[一二三四五六七八九十]+)?)/
const wholeArticle = (article: string) => PART.exec(article.trim())?.[1] ?? article.trim()

const keyOf = (no: string) => {
  const found = articleNumber(no)
  return found ? `${found.number}-${found.sub ?? ''}` : no.trim()
}

/** Laws number their articles alike: what one of them prints is read once for all. */
const MOST_KEYS = 10_000
const keysKnown = new Map<string, string>()

function keyInLaw(no: string): string {
  const key = keysKnown.get(no) ?? keyOf(no)
  if (keysKnown.size < MOST_KEYS) keysKnown.set(no, key)
  return key
}

/** A law that is cited often has its articles numbered once. */
const placesIn = new WeakMap<EngineDocument, Map<string, number>>()

function placesOf(document: EngineDocument): Map<string, number> {
  const known = placesIn.get(document)
  if (known) return known
  const places = new Map<string, number>()
  lawPayload(document).articles.forEach(({ no }, at) => {
    const key = keyInLaw(no)
    if (!places.has(key)) places.set(key, at)
  })
  placesIn.set(document, places)
  return places
}

/** The article's place among those of the law. */
export const articleAt = (document: EngineDocument, article: string): number | undefined =>
  placesOf(document).get(keyOf(wholeArticle(article)))

export function articleOf(document: EngineDocument, article?: string): LawArticle | undefined {
  const found = lawPayload(document)
  const law = {
    lid: found.lid,
    title: found.title,
    posting_date: found.postingDate,
    effective_date: found.effectiveDate,
    repealed_date: found.repealedDate,
    time_limited: found.timeLimited,
    eff_level: found.effLevel,
  }
  if (!article) return law
  const at = articleAt(document, article)
  const item = at === undefined ? undefined : found.articles[at]
  const content = at === undefined ? undefined : articleTextAt(document, at)
  if (!item || content === undefined) return undefined
  return {
    ...law,
    lawReguLinkBean: {
      tiaoName: item.no,
      fullName: found.title + item.no,
      content,
      lawreguItemLegislationHistoryVos: changedVersions(item.history, content),
    },
  }
}

/** How the version stood on the day, and where another was in force then, which; it may have had no such article. */
function onDay(document: EngineDocument, versions: EngineDocument[], asOf: string, article?: string): LawOnDay {
  const day = dayBound(asOf)!
  const standing = standingOn(termOf(document), day)
  if (standing === 'inForce') return { day: asOf, standing }
  const [then] = inOrderOf(versions, plainLawName(document.title), day)
  if (!then || standingOn(termOf(then), day) !== 'inForce') return { day: asOf, standing }
  const { lid, title, effectiveDate } = lawPayload(then)
  const lacksArticle = article && articleAt(then, article) === undefined ? true : undefined
  return { day: asOf, standing, version: { lid, title, effective_date: effectiveDate, lacksArticle } }
}

export type Versions = (names: string[]) => Promise<EngineDocument[]>
const versionsIn =
  (engine: Engine): Versions =>
  names =>
    versionsCalled(engine, names)

/** For whoever looks up many: each law is fetched once. */
export function rememberedVersions(engine: Engine): Versions {
  const known = new Map<string, Promise<EngineDocument[]>>()
  return names => {
    const key = names.join('\n')
    const found = known.get(key) ?? versionsCalled(engine, names)
    known.set(key, found)
    return found
  }
}

export async function findArticle(
  engine: Engine,
  { law, article, asOf }: FindLawItem,
  versionsOf: Versions = versionsIn(engine),
): Promise<LawArticle | undefined> {
  const versions = await versionsOf([plainLawName(law)])
  for (const version of inOrderOf(versions, law, asOf ? dayBound(asOf) : undefined)) {
    const found = articleOf(version, article)
    if (found) return asOf ? { ...found, on_day: onDay(version, versions, asOf, article) } : found
  }
  return undefined
}

/** Of a version that is known. */
export async function articleOfVersion(
  engine: Engine,
  document: EngineDocument,
  { article, asOf }: Omit<LawItemQuery, 'lid'>,
): Promise<LawArticle | undefined> {
  const found = articleOf(document, article)
  if (!found || !asOf) return found
  const versions = await versionsCalled(engine, document.values.name ?? [])
  return { ...found, on_day: onDay(document, versions, asOf, article) }
}
