/**
 * Recognises copies of one law from several sources, and joins them. The result does not depend on the order of the
 * copies.
 */
import { onCalendar } from '@domain/format/dates'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { LAW_LEVELS } from '@domain/libraries/law'
import type { LawRecord, LawSource } from '../../libraries/law/record'
import { hasVersions } from './law-versions'

/** A law as one or more sources give it. */
export interface LawCopy {
  record: LawRecord
  /** What each source states. */
  sources: LawSource[]
}

const STATE = '中华人民共和国'
/** The sources of one law may state days that differ by the time between adoption, publication and effect. */
const MOST_DAYS_APART = 366
/**
 * The least share of common words of two copies. Different documents without versions may have the same title and day.
 */
const LEAST_SHARED = 0.5

const withoutSpaces = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** The words of a law: of each article by its number, of a text without articles by its lines. */
function wordings({ articles, preamble }: LawRecord): Map<string, string> {
  const parts = articles.length ? articles : preamble.map((text, at) => ({ no: String(at), text }))
  return new Map(parts.map(({ no, text }) => [no, withoutSpaces(text)]))
}

/** The part of the shorter text that the longer one has too, from 0 to 1. */
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
  /** Copies of one group have the same leader. */
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

/** The most documents of one title and day that are compared with each other. */
const MOST_COMPARED = 50

/**
 * Groups documents of one family that are copies of one version. Two versions never begin, nor are published, on one day.
 * The sequence of the documents does not change the groups.
 */
export function groupTwins<C extends LawCopy>(copies: C[]): C[][] {
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
  if (first && hasVersions(first.copy.record)) return sameDay.forEach(one => unite(first, one))
  for (const a of sameDay.slice(0, MOST_COMPARED))
    for (const b of sameDay.slice(0, MOST_COMPARED)) if (shareOf(a.words, b.words) >= LEAST_SHARED) unite(a, b)
}

type Compare<T> = (a: T, b: T) => number
/** Returns the best value. Equal ones are ordered by their spelling, so that the sequence of sources does not matter. */
function bestOf<T>(values: T[], compare: Compare<T>): T | undefined {
  const spelled = (value: T) => JSON.stringify(value)
  return [...values].sort((a, b) => compare(a, b) || (spelled(a) < spelled(b) ? -1 : 1))[0]
}
const present = <T>(values: Array<T | undefined>) =>
  values.filter((value): value is T => value !== undefined && value !== '')
const first =
  <T>(holds: (value: T) => boolean): Compare<T> =>
  (a, b) =>
    Number(holds(b)) - Number(holds(a))
const longer: Compare<string> = (a, b) => b.length - a.length

const ENDED: string[] = [LAW_STATUS.repealed, LAW_STATUS.amended]
/** Statuses from the least favourable one. Of two that agree in whether the law ended, the earlier one is taken. */
const CAUTIOUS: string[] = [
  ...ENDED,
  LAW_STATUS.partly,
  LAW_STATUS.pending,
  LAW_STATUS.inForce,
  LAW_STATUS.draft,
  LAW_STATUS.unknown,
]

/** The status that the sources state. Where one says ended and another in force, nothing is known. */
function statusOf(sources: LawSource[]): string {
  const stated = present(sources.map(({ status }) => status)).filter(status => status !== LAW_STATUS.unknown)
  if (new Set(stated.map(status => ENDED.includes(status))).size > 1) return LAW_STATUS.unknown
  return bestOf(stated, (a, b) => CAUTIOUS.indexOf(a) - CAUTIOUS.indexOf(b)) ?? LAW_STATUS.unknown
}

const rankOf = (level: string) => (LAW_LEVELS.includes(level) ? LAW_LEVELS.indexOf(level) : LAW_LEVELS.length)
const DATED = /(\d{4})年(\d{1,2})月(\d{1,2})日/g
/** Matches a line on the publication or the last amendment. A line on the adoption or the first day names another day. */
const PUBLISHED = /公布|发布|令第|修正|修订|修改/
/** The days of publication that the adoption lines name. */
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

/** The best of what the sources state. */
export function bestFacts(sources: LawSource[], info: string[]) {
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
    // Some sources state the day of adoption, others the first day in force.
    posted: bestOf(
      present(sources.map(({ posted }) => posted)),
      (a, b) =>
        first<string>(day => days.has(day))(a, b) || first<string>(day => !stated.has(day))(a, b) || latest(a, b),
    ),
    effective: bestOf(present(sources.map(({ effective }) => effective)), latest),
  }
}

/** The copy with the most complete text: most articles, then most characters. */
export const fullestOf = (copies: LawCopy[]): LawCopy =>
  bestOf(copies, (a, b) => {
    const [first, second] = [wordings(a.record), wordings(b.record)]
    const lengthOf = (words: Map<string, string>) => [...words.values()].join('').length
    return (
      b.record.articles.length - a.record.articles.length ||
      lengthOf(second) - lengthOf(first) ||
      (a.record.lid < b.record.lid ? -1 : 1)
    )
  })!

/** The copy with the most complete adoption lines. */
export const bestCreditedOf = (copies: LawCopy[]): LawCopy =>
  bestOf(
    copies,
    (a, b) => infoLength(b.record.info) - infoLength(a.record.info) || (a.record.lid < b.record.lid ? -1 : 1),
  )!

/** The articles whose words differ between two copies. */
export function differingArticles(a: LawRecord, b: LawRecord): string[] {
  const [one, other] = [wordings(a), wordings(b)]
  return [...new Set([...one.keys(), ...other.keys()])].filter(no => one.get(no) !== other.get(no))
}

const FIELDS = ['status', 'number', 'posted', 'effective'] as const
export type ContradictedField = (typeof FIELDS)[number]

/** Fields for which the sources state different values. */
export const contradictedFields = (sources: LawSource[]): Array<{ field: ContradictedField; values: string[] }> =>
  FIELDS.flatMap(field => {
    const stated = sources.map(source => source[field]).filter(value => value && value !== LAW_STATUS.unknown)
    const values = [...new Set(present(stated))].sort()
    return values.length > 1 ? [{ field, values }] : []
  })
