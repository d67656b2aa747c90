/** Finds the versions of a law, and orders them by how well they match a citation. */
import type { LawVersion } from '@contract/lawregu'
import { plainLawName, versionYear } from '@domain/citation/law-names'
import { compareOnDay, standingOn, type ValidityDates } from '@domain/law-time/standing'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { Engine, EngineDocument } from '../../engine/port'
import { lawPayload } from './view'
import { LAW_NAME_FIELD } from '../../search/citation'

const VERSIONS = 30
/** Statuses, the most preferred first. A citation without a date means the current law. */
const PREFERRED_STATUSES: string[] = [
  LAW_STATUS.inForce,
  LAW_STATUS.partly,
  LAW_STATUS.unknown,
  LAW_STATUS.amended,
  LAW_STATUS.pending,
  LAW_STATUS.repealed,
]

export const lawTermOf = (document: EngineDocument): ValidityDates => {
  const { postingDate: posted, effectiveDate: begin, repealedDate: end, mayEndFrom } = document.numbers
  return { posted, begin, end, mayEndFrom, status: lawPayload(document).timeLimited }
}

/** Returns the versions that have one of the names as title, former name or short name, the latest first. */
export async function findVersions(engine: Engine, names: string[], size = VERSIONS): Promise<EngineDocument[]> {
  const { hits } = await engine.search({
    collection: 'law',
    where: { kind: 'value', field: LAW_NAME_FIELD, values: names },
    order: { by: 'number', field: 'postingDate', direction: 'desc' },
    from: 0,
    size,
  })
  return hits
}

type Comparison = (a: EngineDocument, b: EngineDocument) => number

/** Returns a comparison that puts documents first for which the predicate holds. */
const first =
  (holds: (document: EngineDocument) => boolean): Comparison =>
  (a, b) =>
    Number(holds(b)) - Number(holds(a))

const rank = (document: EngineDocument) => {
  const at = PREFERRED_STATUSES.indexOf(lawPayload(document).timeLimited)
  return at < 0 ? PREFERRED_STATUSES.length : at
}

/**
 * The first three of `PREFERRED_STATUSES` count as in force. The third is `unknown`, because such a law may be in
 * force.
 */
const IN_FORCE = 3
const isInForce = (document: EngineDocument) => rank(document) < IN_FORCE

/**
 * Sorts versions: those in force first, then the latest. If none is in force, the latest one determines the law's
 * status.
 */
export const sortInForceFirst = (versions: EngineDocument[]): EngineDocument[] =>
  [...versions].sort(
    (a, b) =>
      Number(isInForce(b)) - Number(isInForce(a)) || (b.numbers.postingDate ?? 0) - (a.numbers.postingDate ?? 0),
  )

export const versionYearOf = (document: EngineDocument): string | undefined =>
  versionYear(document.title) ?? lawPayload(document).postingDate?.slice(0, 4)

/**
 * Returns a function that tells whether a document is the version of the cited year, as in 公司法（2018年修正）. If the
 * citation has no year, the document must have the same title.
 */
function isNamedBy(law: string) {
  const title = law.replace(/[《》]/g, '').trim()
  const year = versionYear(law)
  return (document: EngineDocument) =>
    year === undefined ? document.title === title : versionYearOf(document) === year
}

function comparisons(law: string, day: number | undefined): Comparison[] {
  const name = plainLawName(law)
  const hasName = first(({ title }) => plainLawName(title) === name)
  const isNamed = first(isNamedBy(law))
  if (day === undefined) return [isNamed, hasName, (a, b) => rank(a) - rank(b)]
  return [
    ...(versionYear(law) === undefined ? [] : [isNamed]),
    first(document => standingOn(lawTermOf(document), day) === 'inForce'),
    hasName,
    (a, b) => compareOnDay(day, lawTermOf(a), lawTermOf(b)),
  ]
}

/** Sorts versions: the best match for the citation `law` first. `day` is the day of the citing document. */
export function sortVersionsForCitation(versions: EngineDocument[], law: string, day?: number): EngineDocument[] {
  const compared = comparisons(law, day)
  return [...versions].sort((a, b) => {
    for (const compare of compared) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  })
}

/** The maximum number of versions in the list of versions. */
const MOST_LISTED = 60

/**
 * Returns the versions of a law, the oldest first, one for each day of publication. Returns none if the law has no such
 * day, or only one version.
 */
export async function versionListOf(engine: Engine, document: EngineDocument): Promise<{ versions?: LawVersion[] }> {
  const name = plainLawName(document.title)
  const days = new Map<string, LawVersion>()
  for (const held of [document, ...(await findVersions(engine, [name], MOST_LISTED))]) {
    const { lid, postingDate, timeLimited } = lawPayload(held)
    if (!postingDate || plainLawName(held.title) !== name || days.has(postingDate)) continue
    days.set(postingDate, { lid, posting_date: postingDate, time_limited: timeLimited })
  }
  const versions = [...days.values()].sort((a, b) => (a.posting_date < b.posting_date ? -1 : 1)).slice(-MOST_LISTED)
  return versions.length > 1 && versions.some(({ lid }) => lid === document.id) ? { versions } : {}
}
