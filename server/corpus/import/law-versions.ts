/** Orders the versions of a law: their ends, statuses, and the history of their articles. */
import { plainLawName } from '@domain/citation/law-names'
import { onCalendar } from '@domain/format/dates'
import type { StandingGround } from '@domain/law-time/grounds'
import type { Suspension } from '@domain/law-time/suspensions'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { ArticleRecordOfLaw, LawRecord } from '../../libraries/law/record'

export interface Version {
  lid: string
  title: string
  posted?: string
  /** The first day in force. Missing if nothing states it. */
  begin?: string
  /** The status that the source states. */
  stated: NonNullable<LawRecord['stated']>
}

type StandingFields = Pick<
  LawRecord,
  'timeLimited' | 'repealedDate' | 'mayEndFrom' | 'standingGround' | 'later' | 'suspendedBy'
>

/** A law whose closing articles repeal another law, or a decision that amends it. */
export interface Repealer {
  lid: string
  title: string
  article?: string
  isPartial: boolean
  /** Whether the law amends the other one. */
  isAmendment?: boolean
  /** Whether the law suspends the other one. */
  isSuspension?: boolean
  posted?: string
  /** The first day in force of the repealing law. */
  begin?: string
}

const YEAR = 366
const LAST_DAY = '9999-12-31'

/** Titles of documents that are never versions of one another: amendments of other laws, and yearly publications. */
const NO_VERSIONS =
  /修正案(?:[（(][^）)]*[）)])?$|(?:修改|废止|清理).*(?:决定|命令|通知|公告)$|(?:通知|通告|公告|公报|通报)$/
const {
  inForce: IN_FORCE,
  amended: AMENDED,
  repealed: REPEALED,
  pending: PENDING,
  partly: PARTLY,
  unknown: UNKNOWN,
} = LAW_STATUS

const LASTING: string[] = [IN_FORCE, PARTLY, UNKNOWN]

const STATE = '中华人民共和国'
const PUNCTUATION = /[\s、，,·“”"（）()《》〈〉]/g

/**
 * A key that is equal for possible versions of one law, in all spellings of its title. It keeps the issuer, as two organs
 * may issue texts of one name.
 */
export const familyOf = ({ title, region }: Pick<LawRecord, 'title' | 'region'>): string =>
  [plainLawName(title).replace(PUNCTUATION, '').replaceAll(STATE, ''), ...region].join(' ')

export const hasVersions = ({ title, timeLimited }: Pick<LawRecord, 'title' | 'timeLimited'>): boolean =>
  timeLimited !== LAW_STATUS.draft && !NO_VERSIONS.test(plainLawName(title))

/** The day that orders versions: the first day in force, or the day of publication if nothing states the first day. */
export const sortDay = ({ begin, posted = '' }: Pick<Version, 'begin' | 'posted'>) => begin ?? posted

export const inOrder = <V extends Pick<Version, 'begin' | 'posted' | 'lid'>>(versions: V[]): V[] =>
  [...versions].sort((a, b) => (sortDay(a) + a.lid < sortDay(b) + b.lid ? -1 : 1))

/** The status that the source states, corrected by the dates of the version. */
function statedOn({ begin, stated }: Version, next: Version | undefined, today: string): StandingFields {
  const { timeLimited, repealedDate, standingGround = { kind: 'source' } } = stated
  const ends = repealedDate === undefined ? {} : { repealedDate }
  const isCurrent = timeLimited === IN_FORCE || timeLimited === UNKNOWN
  if (begin !== undefined && begin > today && isCurrent)
    return { timeLimited: PENDING, standingGround: { kind: 'pending', day: begin }, ...ends }
  const hasBegun = begin !== undefined && begin <= today
  if (timeLimited === PENDING && hasBegun)
    return { timeLimited: IN_FORCE, standingGround: { kind: 'begun', day: begin }, ...ends }
  if (next !== undefined && timeLimited === AMENDED) return { timeLimited: IN_FORCE, standingGround, ...ends }
  return { timeLimited, ...(timeLimited === UNKNOWN ? {} : { standingGround }), ...ends }
}

/** The status of a version that a later version follows. The start of the later version ends this one. */
function standingBefore(version: Version, next: Version, today: string): StandingFields {
  const { lid, title, begin, posted } = next
  const standingGround: StandingGround = {
    kind: 'superseded',
    ...(lid === '' ? {} : { lid }),
    title,
    ...(begin === undefined ? {} : { day: begin }),
  }
  const timeLimited = version.stated.timeLimited === REPEALED ? REPEALED : AMENDED
  if (begin !== undefined) {
    if (begin <= today) return { timeLimited, repealedDate: begin, standingGround }
    return { ...statedOn(version, next, today), repealedDate: begin, later: { timeLimited, standingGround } }
  }
  const mayEndFrom = posted
  const isReplaced = next.stated.timeLimited !== PENDING && next.stated.timeLimited !== UNKNOWN
  if (isReplaced) return { timeLimited, mayEndFrom, standingGround }
  return { ...statedOn(version, next, today), mayEndFrom }
}

/** The status of a version that a clause of another law repeals. */
function standingUnder(version: Version, repealer: Repealer, today: string): StandingFields {
  const { lid, title, article, begin, posted, isPartial } = repealer
  const standingGround: StandingGround = {
    kind: 'repealed',
    lid,
    title,
    ...(article === undefined ? {} : { article }),
    ...(begin === undefined ? {} : { day: begin }),
  }
  const stated = statedOn(version, undefined, today)
  if (begin !== undefined && begin > today) {
    if (!isPartial) return { ...stated, repealedDate: begin, later: { timeLimited: REPEALED, standingGround } }
    const goesOn = stated.repealedDate === undefined && LASTING.includes(stated.timeLimited)
    return goesOn ? { ...stated, later: { timeLimited: PARTLY, standingGround } } : stated
  }
  if (isPartial) return stated.timeLimited === REPEALED ? stated : { timeLimited: PARTLY, standingGround }
  if (begin === undefined) return { timeLimited: REPEALED, mayEndFrom: posted, standingGround }
  return { timeLimited: REPEALED, repealedDate: begin, standingGround }
}

/** Whether the next version repeals this one by its own words, as interpretations of the courts do. */
const isRepealedBy = (next: Version, { lid, isPartial }: Repealer) => lid !== '' && lid === next.lid && !isPartial

/** The status of a version on a day, with its ground. */
export function standingOf(
  version: Version,
  next: Version | undefined,
  repealer: Repealer | undefined,
  today: string,
): StandingFields {
  if (version.stated.timeLimited === LAW_STATUS.draft) return statedOn(version, undefined, today)
  if (next && !(repealer && isRepealedBy(next, repealer))) return standingBefore(version, next, today)
  return repealer ? standingUnder(version, repealer, today) : statedOn(version, undefined, today)
}

/** The day from which a repealing law is known: its publication, or its first day if nothing states that. */
const knownFrom = ({ posted, begin }: Repealer) => posted ?? begin ?? ''

/** Returns the decisions of later days that suspend a version. A decision of the future does not count yet. */
export const suspensionsOf = ({ posted = '' }: Pick<Version, 'posted'>, repealers: Repealer[], today: string) =>
  repealers
    .filter(one => one.isSuspension && knownFrom(one) > posted && (one.begin ?? knownFrom(one)) <= today)
    .map(({ title, isPartial }) => ({ title, isPartial }))

/** The status under suspensions. Whether a law that was suspended as a whole applies again is not known. */
export function suspendedBy(suspensions: Suspension[], standing: StandingFields): StandingFields {
  if (suspensions.length === 0 || LASTING.indexOf(standing.timeLimited) < 0) return standing
  const { standingGround, ...rest } = standing
  if (suspensions.some(({ isPartial }) => !isPartial))
    return { ...rest, timeLimited: UNKNOWN, suspendedBy: suspensions }
  return { ...rest, standingGround, suspendedBy: suspensions }
}

/**
 * Returns the first law that repeals a version. A complete repeal comes before a partial one. A repealing law must be
 * published after the version: no clause means later texts.
 */
export const repealerOf = (
  { lid, posted }: Pick<Version, 'lid' | 'posted'>,
  repealers: Repealer[],
): Repealer | undefined =>
  [...repealers]
    .filter(
      repealer =>
        !repealer.isAmendment &&
        !repealer.isSuspension &&
        repealer.lid !== lid &&
        (posted === undefined || knownFrom(repealer) > posted),
    )
    .sort((a, b) => Number(a.isPartial) - Number(b.isPartial) || (knownFrom(a) < knownFrom(b) ? -1 : 1))[0]

/**
 * The fewest days between a version and a decision that ends it. Sources give the amended text and its decision days that
 * differ by less.
 */
const LEAST_DAYS_BETWEEN = 31
const daysBetween = (from: string, to: string) => onCalendar(to).diff(onCalendar(from), 'day')

/**
 * Returns what ends a version: the next version, or the decision that amends it, whichever begins first. The library may
 * lack the amended text.
 */
export function endingOf(version: Version, following: Version | undefined, repealers: Repealer[]): Version | undefined {
  const { begin, posted } = version
  const starts = following?.begin
  const [amendment] = repealers
    .filter(one => {
      if (!one.isAmendment || one.begin === undefined || one.posted === undefined || posted === undefined) return false
      const isLater = begin === undefined ? daysBetween(posted, one.posted) > YEAR : begin < one.begin
      return isLater && daysBetween(posted, one.posted) > LEAST_DAYS_BETWEEN && (starts ?? LAST_DAY) > one.begin
    })
    .sort((a, b) => (a.begin! < b.begin! ? -1 : 1))
  if (!amendment) return following
  const { lid, title, posted: decided, begin: ends } = amendment
  return { lid, title, posted: decided, begin: ends, stated: { timeLimited: IN_FORCE } }
}

interface Wording {
  text: string
  /** The text reduced to letters and digits, because sources differ in brackets and spaces. */
  words: string
}

export interface Text {
  lid: string
  title: string
  actionName: string
  /** The wording of each article, by number. */
  articles: Map<string, Wording>
  /** The texts of all articles, reduced to what counts in a comparison. */
  all: Set<string>
}

type Names = Pick<Text, 'lid' | 'title' | 'actionName'>

export function textOf(names: Names, articles: Array<{ no: string; text: string }>): Text {
  const worded = articles.map(({ no, text }) => [no, { text, words: text.replace(/[^\p{L}\p{N}]/gu, '') }] as const)
  return { ...names, articles: new Map(worded), all: new Set(worded.map(([, { words }]) => words)) }
}

/**
 * Earlier texts of an article number, the oldest first. Each wording appears once, with the last version that had it. A
 * renumbered article has no history: its number belonged to another article.
 */
export function historyOf(no: string, { articles, all }: Text, earlier: Text[]): ArticleRecordOfLaw['history'] {
  const history: ArticleRecordOfLaw['history'] = []
  const now = articles.get(no)?.words ?? ''
  let later = now
  for (const { lid, title, actionName, articles: then, all: allThen } of [...earlier].reverse()) {
    const { text, words } = then.get(no) ?? {}
    if (text === undefined || words === undefined) continue
    if (words === later || allThen.has(now) || all.has(words)) continue
    history.unshift({ lid, title, text, actionName })
    later = words
  }
  return history
}
