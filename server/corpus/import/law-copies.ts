/**
 * Recognises copies of one version of a law from several sources, and chooses the best value of each field. The order
 * of the copies does not matter.
 */
import { onCalendar } from '@domain/format/dates'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { LAW_LEVELS } from '@domain/libraries/law'
import type { LawRecord, LawSource } from '../../libraries/law/record'
import { mayHaveVersions } from './law-versions'

/** A copy of a law, from one source or from several that were joined before. */
export interface LawCopy {
  record: LawRecord
  /** What each source states about the law. */
  sources: LawSource[]
}

const STATE = '中华人民共和国'
/**
 * The maximum difference of stated days between copies. One source may state adoption, and another publication or
 * effect.
 */
const MOST_DAYS_APART = 366
/** The minimum share of common articles. It is needed because different documents may have the same title and day. */
const LEAST_SHARED = 0.5

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Returns the wording of each article by its number. For a text without articles, returns its lines. */
function wordings({ articles, preamble }: LawRecord): Map<string, string> {
  const parts = articles.length ? articles : preamble.map((text, at) => ({ no: String(at), text }))
  return new Map(parts.map(({ no, text }) => [no, lettersAndDigits(text)]))
}

/** Returns the share of the shorter text that also occurs in the longer text, from 0 to 1. */
function shareOf(a: Map<string, string>, b: Map<string, string>): number {
  const [shorter, longer] = a.size <= b.size ? [a, b] : [b, a]
  const words = new Set(longer.values())
  const shared = [...shorter.values()].filter(text => words.has(text))
  return shorter.size === 0 ? 0 : shared.length / shorter.size
}

const dayOf = ({ effectiveDate, postingDate }: LawRecord) => effectiveDate ?? postingDate ?? ''
const isNear = (a: string, b: string) =>
  a === '' || b === '' || Math.abs(onCalendar(a).diff(onCalendar(b), 'day')) <= MOST_DAYS_APART

interface Candidate<C> {
  copy: C
  words: Map<string, string>
  /**
   * Another candidate of the same group, or this candidate itself. `leaderOf` follows these links to the
   * representative.
   */
  leader: Candidate<C>
}

function leaderOf<C>(candidate: Candidate<C>): Candidate<C> {
  while (candidate.leader !== candidate.leader.leader) candidate.leader = candidate.leader.leader
  return candidate.leader
}
const unite = <C>(a: Candidate<C>, b: Candidate<C>) => void (leaderOf(b).leader = leaderOf(a))

function bucketsOf<T>(items: T[], keyOf: (item: T) => string | undefined): T[][] {
  const buckets = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const bucket = buckets.get(key)
    if (bucket) bucket.push(item)
    else buckets.set(key, [item])
  }
  return [...buckets.values()]
}

/** The maximum number of documents of one title and day that are compared with each other. */
const MOST_COMPARED = 50

/**
 * Groups copies of the same version. Different versions of a law never share their first day or publication day. The
 * order of the documents does not matter.
 */
export function groupLawCopies<C extends LawCopy>(copies: C[]): C[][] {
  const candidates = copies.map(copy => {
    const candidate = { copy, words: wordings(copy.record) } as Candidate<C>
    candidate.leader = candidate
    return candidate
  })
  for (const sameKind of bucketsOf(candidates, ({ copy: { record } }) =>
    String(record.timeLimited === LAW_STATUS.draft),
  ))
    uniteTwins(sameKind)
  return bucketsOf(candidates, candidate => leaderOf(candidate).copy.record.lid).map(group =>
    group.map(({ copy }) => copy),
  )
}

function uniteTwins<C extends LawCopy>(candidates: Candidate<C>[]) {
  for (const same of bucketsOf(candidates, ({ copy }) => copy.record.lid)) same.forEach(one => unite(same[0]!, one))
  for (const field of ['postingDate', 'effectiveDate'] as const)
    for (const sameDay of bucketsOf(candidates, ({ copy }) => copy.record[field])) uniteOfOneDay(sameDay)
  const isText = ({ words }: Candidate<C>) => words.size > 0
  for (const sameText of bucketsOf(candidates.filter(isText), ({ words }) => JSON.stringify([...words]))) {
    const inOrder = [...sameText].sort((a, b) => (dayOf(a.copy.record) < dayOf(b.copy.record) ? -1 : 1))
    inOrder.slice(1).forEach((one, at) => {
      const before = inOrder[at]!
      if (isNear(dayOf(before.copy.record), dayOf(one.copy.record))) unite(before, one)
    })
  }
}

function uniteOfOneDay<C extends LawCopy>(sameDay: Candidate<C>[]) {
  const [first] = sameDay
  if (first && mayHaveVersions(first.copy.record)) return sameDay.forEach(one => unite(first, one))
  for (const a of sameDay.slice(0, MOST_COMPARED))
    for (const b of sameDay.slice(0, MOST_COMPARED)) if (shareOf(a.words, b.words) >= LEAST_SHARED) unite(a, b)
}

type Compare<T> = (a: T, b: T) => number
/** Returns the best value. Ties are decided by spelling, so that the order of the sources does not matter. */
function bestOf<T>(values: T[], compare: Compare<T>): T | undefined {
  const spelled = (value: T) => JSON.stringify(value)
  return [...values].sort((a, b) => compare(a, b) || (spelled(a) < spelled(b) ? -1 : 1))[0]
}
const present = <T>(values: Array<T | undefined>) =>
  values.filter((value): value is T => value !== undefined && value !== '')
/** Returns a comparison that puts values first for which `holds` is true. */
const first =
  <T>(holds: (value: T) => boolean): Compare<T> =>
  (a, b) =>
    Number(holds(b)) - Number(holds(a))
const longer: Compare<string> = (a, b) => b.length - a.length

const ENDED: string[] = [LAW_STATUS.repealed, LAW_STATUS.amended]
/**
 * Statuses, the least favourable first. If the sources agree on whether the law has ended, the least favourable status
 * is used.
 */
const CAUTIOUS: string[] = [
  ...ENDED,
  LAW_STATUS.partly,
  LAW_STATUS.pending,
  LAW_STATUS.inForce,
  LAW_STATUS.draft,
  LAW_STATUS.unknown,
]

/** Returns the status that the sources state. If they disagree on whether the law has ended, the status is unknown. */
function statusOf(sources: LawSource[]): string {
  const stated = present(sources.map(({ status }) => status)).filter(status => status !== LAW_STATUS.unknown)
  if (new Set(stated.map(status => ENDED.includes(status))).size > 1) return LAW_STATUS.unknown
  return bestOf(stated, (a, b) => CAUTIOUS.indexOf(a) - CAUTIOUS.indexOf(b)) ?? LAW_STATUS.unknown
}

const rankOf = (level: string) => (LAW_LEVELS.includes(level) ? LAW_LEVELS.indexOf(level) : LAW_LEVELS.length)
const DATED = /(\d{4})年(\d{1,2})月(\d{1,2})日/g
/** Matches lines about publication or amendment. Lines about adoption or the first day in force state another day. */
const PUBLISHED = /公布|发布|令第|修正|修订|修改/
/** Returns the days of publication in the adoption lines. */
const publicationDays = (lines: string[]) =>
  new Set(
    [
      ...lines
        .filter(line => PUBLISHED.test(line))
        .join('\n')
        .matchAll(DATED),
    ].map(([, year, month = '', day = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`),
  )
const infoLength = (lines: string[]) => lines.join('').length

/** Chooses the best value of each field from what the sources state. */
export function bestSourceValues(sources: LawSource[], info: string[]) {
  const days = publicationDays(info)
  const stated = new Set(sources.map(({ effective }) => effective))
  const latest: Compare<string> = (a, b) => (a > b ? -1 : a < b ? 1 : 0)
  return {
    title: bestOf(
      sources.map(({ title }) => title),
      (a, b) => first<string>(title => title.startsWith(STATE))(a, b) || longer(a, b),
    )!,
    effLevel: bestOf(
      sources.map(({ effLevel }) => effLevel),
      (a, b) => rankOf(a) - rankOf(b),
    )!,
    status: statusOf(sources),
    region: bestOf(present(sources.map(({ region }) => region)), longer),
    authority: bestOf(present(sources.map(({ authority }) => authority)), longer),
    number: bestOf(present(sources.map(({ number }) => number)), longer),
    // Some sources give the day of adoption or the first day in force as the day of publication.
    posted: bestOf(
      present(sources.map(({ posted }) => posted)),
      (a, b) =>
        first<string>(day => days.has(day))(a, b) || first<string>(day => !stated.has(day))(a, b) || latest(a, b),
    ),
    effective: bestOf(present(sources.map(({ effective }) => effective)), latest),
  }
}

/** Returns the copy with the most complete text: the most articles, then the most characters. */
export const fullestCopy = (copies: LawCopy[]): LawCopy =>
  bestOf(copies, (a, b) => {
    const [first, second] = [wordings(a.record), wordings(b.record)]
    const lengthOf = (words: Map<string, string>) => [...words.values()].join('').length
    return (
      b.record.articles.length - a.record.articles.length ||
      lengthOf(second) - lengthOf(first) ||
      (a.record.lid < b.record.lid ? -1 : 1)
    )
  })!

/** Returns the copy with the longest adoption lines. */
export const copyWithLongestCredits = (copies: LawCopy[]): LawCopy =>
  bestOf(
    copies,
    (a, b) => infoLength(b.record.info) - infoLength(a.record.info) || (a.record.lid < b.record.lid ? -1 : 1),
  )!

/** Returns the numbers of articles whose wording differs between two copies. */
export function differingArticles(a: LawRecord, b: LawRecord): string[] {
  const [one, other] = [wordings(a), wordings(b)]
  return [...new Set([...one.keys(), ...other.keys()])].filter(no => one.get(no) !== other.get(no))
}

const FIELDS = ['status', 'number', 'posted', 'effective'] as const
export type ContradictedField = (typeof FIELDS)[number]

/** Returns the fields for which the sources state different values. */
export const contradictedFields = (sources: LawSource[]): Array<{ field: ContradictedField; values: string[] }> =>
  FIELDS.flatMap(field => {
    const stated = sources.map(source => source[field]).filter(value => value && value !== LAW_STATUS.unknown)
    const values = [...new Set(present(stated))].sort()
    return values.length > 1 ? [{ field, values }] : []
  })
