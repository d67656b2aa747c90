/** The coverage of each library: how many documents it has, and up to which day. */
import type { LibraryCoverage } from '@contract/coverage'
import { beijingDay } from '@domain/format/beijing-time'
import { completenessMessage, LEAST_FOR_NEWEST_DAY } from '@domain/law-time/completeness'
import { PUBLISH_TYPES } from '@domain/libraries/case'
import type { Clause, Engine } from '../engine/port'
import { numberOfDay } from './fields'
import { COMPLETENESS_KEY, readCompleteness } from './law/completeness'
import { findNamedSearch } from './named-searches'

interface Covered {
  library: string
  name: string
  /**
   * The index field with the day of a document, and the label of the newest day: 案例最新的裁判日期. `key` is the key of the
   * day in the document, if it is not `field`.
   */
  day?: { field: string; name: string; key?: string }
  parts?: { field: string; values: string[] }
}

const RELEASED = 'releaseDate'
const COVERED: Covered[] = [
  {
    library: 'case',
    name: '案例',
    day: { field: 'date', name: '案例最新的裁判日期', key: 'judgmentDate' },
    parts: { field: 'publishType', values: [PUBLISH_TYPES[2], PUBLISH_TYPES[4], PUBLISH_TYPES[1], PUBLISH_TYPES[3]] },
  },
  { library: 'law', name: '法规', day: { field: 'postingDate', name: '法规最新的发布日期' } },
  { library: 'judicial', name: '司法观点', day: { field: 'date', name: '司法观点最新的发布日期', key: RELEASED } },
  { library: 'similarity', name: '类案', day: { field: RELEASED, name: '类案最新的发布日期' } },
  { library: 'article', name: '文章', day: { field: RELEASED, name: '文章最新的发布日期' } },
  { library: 'proDoc', name: '检察文书', day: { field: RELEASED, name: '检察文书最新的发布日期' } },
  { library: 'bidding', name: '招标投标', day: { field: RELEASED, name: '招标公告最新的发布日期' } },
  { library: 'fiscalPenalty', name: '行政处罚', day: { field: 'penaltyDate', name: '处罚决定最新的日期' } },
  { library: 'fiscalDynamic', name: '财税动态', day: { field: RELEASED, name: '动态最新的发布日期' } },
  { library: 'fiscalQa', name: '财税问答', day: { field: 'answerDate', name: '问答最新的答复日期' } },
  { library: 'incentive', name: '税收优惠' },
]

const ALL: Clause = { kind: 'all', clauses: [] }

/** Libraries whose documents are stored in another library. */
const WITHIN: Record<string, string> = { fiscalLaw: 'law', fiscalCase: 'case', excellentCaseNew: 'case' }

/**
 * The metadata key of the day up to which a library is complete. The operator states the day. For laws, the import may
 * state it.
 */
const keyOf = (library: string) => (library === 'law' ? COMPLETENESS_KEY : `completeTo ${library}`)

/** Returns an engine that reports the days in the operator's settings instead of the stored ones. */
export function withStatedDays(engine: Engine, days: Record<string, string>): Engine {
  const stated = new Map(
    Object.entries(days).map(([library, day]) => [keyOf(library), JSON.stringify({ day, ground: 'stated' })]),
  )
  if (stated.size === 0) return engine
  return new Proxy(engine, {
    get(target, name) {
      if (name === 'meta') return async (key: string) => stated.get(key) ?? target.meta(key)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

const collectionOf = (library: string) => findNamedSearch(library)?.library.spec.name

/**
 * Returns the day of the newest document. Days in the future are ignored, because they are misprints. Returns a month or
 * a year if the document states no day, although the index stores its first day. Returns `undefined` if the documents
 * are few.
 */
async function newestDay(
  engine: Engine,
  { collection, within }: { collection: string; within?: Clause },
  { field, key = field }: NonNullable<Covered['day']>,
): Promise<string | undefined> {
  const past: Clause = { kind: 'range', field, from: undefined, to: numberOfDay(beijingDay(new Date())) }
  const { hits, total } = await engine.search({
    collection,
    where: within ? { kind: 'all', clauses: [within, past] } : past,
    order: { by: 'number', field, direction: 'desc' },
    from: 0,
    size: 1,
  })
  if (total < LEAST_FOR_NEWEST_DAY) return undefined
  const [newest] = hits
  const [, ...parts] = /^(\d{4})(\d{2})(\d{2})$/.exec(String(newest?.numbers[field] ?? '')) ?? []
  const stated = (newest?.payload as Record<string, unknown> | undefined)?.[key]
  const statedParts = typeof stated === 'string' ? stated.split('-').length : parts.length
  return parts.slice(0, statedParts).join('-') || undefined
}

/**
 * Returns a sentence about the day up to which a library is complete. If nothing states that day, the sentence names
 * the day of the newest document. Returns `undefined` if there is no such day either. A day that is stated for a whole
 * library holds for its parts; the newest document of a part is its own.
 */
async function completenessIn(engine: Engine, library: string): Promise<string | undefined> {
  const whole = WITHIN[library]
  const covered = COVERED.find(one => one.library === (whole ?? library))
  const collection = covered && collectionOf(covered.library)
  if (!collection) return undefined
  const stored = await readCompleteness(engine, keyOf(covered.library))
  if (stored && (!whole || stored.ground === 'stated'))
    return completenessMessage(stored, { newest: covered.day?.name })
  const within = findNamedSearch(library)?.within?.({})
  const day = covered.day && (await newestDay(engine, { collection, within }, covered.day))
  return day && completenessMessage({ day, ground: 'newest' }, { newest: covered.day?.name })
}

/** Returns the field `completeness`, a sentence that a list without results shows. Returns no field for other lists. */
export async function completenessIfEmpty(
  engine: Engine,
  library: string,
  total: number,
): Promise<{ completeness?: string }> {
  const completeness = total === 0 ? await completenessIn(engine, library) : undefined
  return completeness === undefined ? {} : { completeness }
}

async function partsOf(engine: Engine, collection: string, { field, values }: NonNullable<Covered['parts']>) {
  const parts = []
  for (const name of values) {
    const total = await engine.count({ collection, where: { kind: 'value', field, values: [name] } })
    if (total > 0) parts.push({ name, total })
  }
  return parts
}

/** Returns the names of the other libraries, which have no documents. */
export const namesOfOthers = (libraries: LibraryCoverage[]) =>
  COVERED.filter(({ library }) => libraries.every(one => one.library !== library)).map(({ name }) => name)

/**
 * Returns the coverage of each library that has documents. Counts one library after the other, so that a visitor uses
 * only one thread at a time.
 */
export async function libraryCoverage(engine: Engine): Promise<LibraryCoverage[]> {
  const libraries: LibraryCoverage[] = []
  for (const { library, name, parts } of COVERED) {
    const collection = collectionOf(library)
    const total = collection ? await engine.count({ collection, where: ALL }) : 0
    if (!collection || total === 0) continue
    const kinds = parts && (await partsOf(engine, collection, parts))
    const completeness = await completenessIn(engine, library)
    libraries.push({
      library,
      name,
      total,
      ...(kinds?.length ? { parts: kinds } : {}),
      ...(completeness ? { completeness } : {}),
    })
  }
  return libraries
}
