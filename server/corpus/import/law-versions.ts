/** Orders the versions of a law, and derives their last days, statuses and article histories. */
import { plainLawName } from '@domain/citation/law-names'
import { onCalendar } from '@domain/format/dates'
import type { StandingGround } from '@domain/law-time/grounds'
import type { Suspension } from '@domain/law-time/suspensions'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { LawArticleRecord, LawRecord } from '../../libraries/law/record'

export interface DatedVersion {
  lid: string
  title: string
  posted?: string
  /** The first day in force. Absent if no source states it. */
  begin?: string
  /** The status that the source states. */
  stated: NonNullable<LawRecord['stated']>
}

type StandingFields = Pick<
  LawRecord,
  'timeLimited' | 'repealedDate' | 'mayEndFrom' | 'standingGround' | 'later' | 'suspendedBy'
>

/** A law or decision that repeals, amends or suspends another law. */
export interface ChangingLaw {
  lid: string
  title: string
  article?: string
  isPartial: boolean
  /** Whether this law amends the other law. */
  isAmendment?: boolean
  /** Whether this law suspends the other law. */
  isSuspension?: boolean
  posted?: string
  /** The first day of the repeal, amendment or suspension. */
  begin?: string
  /** Whether this law is to enter into force on a day that nothing states. Until then it changes nothing. */
  isUndated?: boolean
}

const YEAR = 366
const LAST_DAY = '9999-12-31'

/** Matches titles of documents that have no versions, such as amendments, decisions to repeal, and notices. */
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
 * Returns a key that possible versions of one law share. It ignores punctuation and 中华人民共和国. It contains the region,
 * since two regions may issue laws with the same title.
 */
export const lawFamilyKey = ({ title, region }: Pick<LawRecord, 'title' | 'region'>): string =>
  [plainLawName(title).replace(PUNCTUATION, '').replaceAll(STATE, ''), ...region].join(' ')

export const mayHaveVersions = ({ title, timeLimited }: Pick<LawRecord, 'title' | 'timeLimited'>): boolean =>
  timeLimited !== LAW_STATUS.draft && !NO_VERSIONS.test(plainLawName(title))

/** Returns the day by which versions are ordered: the first day in force. If it is unknown, the day of publication. */
export const versionSortDay = ({ begin, posted = '' }: Pick<DatedVersion, 'begin' | 'posted'>) => begin ?? posted

export const sortedVersions = <V extends Pick<DatedVersion, 'begin' | 'posted' | 'lid'>>(versions: V[]): V[] =>
  [...versions].sort((a, b) => (versionSortDay(a) + a.lid < versionSortDay(b) + b.lid ? -1 : 1))

/** Returns the status that the source states, corrected by the dates of the version. */
function statedOn({ begin, stated }: DatedVersion, next: DatedVersion | undefined, today: string): StandingFields {
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

/** Returns the status of a version that a later version replaces. It ends when the later version begins. */
function standingBefore(version: DatedVersion, next: DatedVersion, today: string): StandingFields {
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

/** Returns the status of a version that another law repeals. */
function standingUnder(version: DatedVersion, repealer: ChangingLaw, today: string): StandingFields {
  const { lid, title, article, begin, posted, isPartial, isUndated } = repealer
  const standingGround: StandingGround = {
    kind: 'repealed',
    ...(lid === '' ? {} : { lid }),
    title,
    ...(article === undefined ? {} : { article }),
    ...(begin === undefined ? {} : { day: begin }),
  }
  const stated = statedOn(version, undefined, today)
  if (isUndated) return isPartial ? stated : { ...stated, mayEndFrom: posted }
  if (begin !== undefined && begin > today) {
    if (!isPartial) return { ...stated, repealedDate: begin, later: { timeLimited: REPEALED, standingGround } }
    const goesOn = stated.repealedDate === undefined && LASTING.includes(stated.timeLimited)
    return goesOn ? { ...stated, later: { timeLimited: PARTLY, standingGround } } : stated
  }
  if (isPartial) return stated.timeLimited === REPEALED ? stated : { timeLimited: PARTLY, standingGround }
  if (begin === undefined) return { timeLimited: REPEALED, mayEndFrom: posted, standingGround }
  return { timeLimited: REPEALED, repealedDate: begin, standingGround }
}

/** Whether the next version itself states that it repeals this one. Judicial interpretations do so. */
const isRepealedBy = (next: DatedVersion, { lid, isPartial }: ChangingLaw) =>
  lid !== '' && lid === next.lid && !isPartial

/** Returns the status of a version on a day, and the ground of the status. */
export function versionStanding(
  version: DatedVersion,
  next: DatedVersion | undefined,
  repealer: ChangingLaw | undefined,
  today: string,
): StandingFields {
  if (version.stated.timeLimited === LAW_STATUS.draft) return statedOn(version, undefined, today)
  if (next && !(repealer && isRepealedBy(next, repealer))) return standingBefore(version, next, today)
  return repealer ? standingUnder(version, repealer, today) : statedOn(version, undefined, today)
}

/** Returns the day of publication. If it is unknown, returns the first day in force. */
const publicSince = ({ posted, begin }: ChangingLaw) => posted ?? begin ?? ''

/** Returns the decisions, published after a version, that suspend it. Decisions after `today` do not count yet. */
export const suspensionsOf = (
  { posted = '' }: Pick<DatedVersion, 'posted'>,
  changingLaws: ChangingLaw[],
  today: string,
) =>
  changingLaws
    .filter(
      one =>
        one.isSuspension && !one.isUndated && publicSince(one) > posted && (one.begin ?? publicSince(one)) <= today,
    )
    .map(({ title, isPartial }) => ({ title, isPartial }))

/**
 * Returns the status of a suspended version. If all of it was suspended, its status is unknown, because the suspension
 * may have ended.
 */
export function withSuspensions(suspensions: Suspension[], standing: StandingFields): StandingFields {
  if (suspensions.length === 0 || LASTING.indexOf(standing.timeLimited) < 0) return standing
  const { standingGround, ...rest } = standing
  if (suspensions.some(({ isPartial }) => !isPartial))
    return { ...rest, timeLimited: UNKNOWN, suspendedBy: suspensions }
  return { ...rest, standingGround, suspendedBy: suspensions }
}

/**
 * Returns the law that repeals a version. Prefers repeals with an effect, then complete ones, then earlier ones.
 * A law can only repeal texts that were published before it.
 */
export const repealerOf = (
  { lid, posted }: Pick<DatedVersion, 'lid' | 'posted'>,
  changingLaws: ChangingLaw[],
): ChangingLaw | undefined =>
  [...changingLaws]
    .filter(
      repealer =>
        !repealer.isAmendment &&
        !repealer.isSuspension &&
        repealer.lid !== lid &&
        (posted === undefined || publicSince(repealer) > posted),
    )
    .sort(
      (a, b) =>
        Number(a.isUndated ?? false) - Number(b.isUndated ?? false) ||
        Number(a.isPartial) - Number(b.isPartial) ||
        (publicSince(a) < publicSince(b) ? -1 : 1),
    )[0]

/**
 * A decision ends a version only if more than this number of days lie between them. If they are closer, they may be one
 * event with inaccurate days.
 */
const LEAST_DAYS_BETWEEN = 31
const daysBetween = (from: string, to: string) => onCalendar(to).diff(onCalendar(from), 'day')

/**
 * Returns what ends a version: the next version or an amending decision, whichever begins first. A decision counts by
 * itself, because the library may lack the amended text.
 */
export function versionEndOf(
  version: DatedVersion,
  following: DatedVersion | undefined,
  changingLaws: ChangingLaw[],
): DatedVersion | undefined {
  const { begin, posted } = version
  const starts = following?.begin
  const [amendment] = changingLaws
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
  /** The letters and digits of the text. Sources differ in brackets and spaces. */
  words: string
}

export interface VersionText {
  lid: string
  title: string
  actionName: string
  /** The wording of each article, by article number. */
  articles: Map<string, Wording>
  /** The wordings of all articles, for comparisons. */
  all: Set<string>
}

type Names = Pick<VersionText, 'lid' | 'title' | 'actionName'>

export function versionTextOf(names: Names, articles: Array<{ no: string; text: string }>): VersionText {
  const worded = articles.map(({ no, text }) => [no, { text, words: text.replace(/[^\p{L}\p{N}]/gu, '') }] as const)
  return { ...names, articles: new Map(worded), all: new Set(worded.map(([, { words }]) => words)) }
}

/**
 * Returns earlier wordings of an article, the oldest first, each with the last version that had it. Skips versions in
 * which the number belonged to another article.
 */
export function articleHistoryOf(
  no: string,
  { articles, all }: VersionText,
  earlier: VersionText[],
): LawArticleRecord['history'] {
  const history: LawArticleRecord['history'] = []
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
