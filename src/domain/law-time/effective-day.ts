/** Determines the first day of a version of a law, and the ground for it. Days without a ground are not used. */
import { onCalendar } from '../format/dates'
import { readCommencement } from './commencement'
import { daysIn } from './written-days'

/**
 * The ground of the day. `closing`: the last articles of the text. `decision`: the decision that made this version.
 * `source`: a field of the source, or the lines on the adoption.
 */
export type EffectiveGround = 'source' | 'closing' | 'decision'

interface EffectiveDay {
  day: string
  ground: EffectiveGround
  /** The clause that states the day, or the number or title of the decision. */
  basis?: string
}

/** An amending decision and the day from which it applies. */
export interface AmendingDecision {
  /** The title of the decision: 国务院关于修改和废止部分行政法规的决定. */
  title: string
  /** The number of the decision: 国务院令第797号. */
  number?: string
  posted: string
  effective: string
  /** The titles of the amended laws. Present if the title of the decision does not name them. */
  amends?: string[]
  /** The first days of single laws, if they differ from `effective`. The keys are plain names of laws. */
  exceptions?: Record<string, string>
}

export interface DatedLawText {
  title: string
  /** The lines on adoption and promulgation. */
  info: string[]
  /** The texts of the articles in sequence, or the lines of a text without articles. */
  articles: string[]
  posted?: string
  /** The first day in force that the source states. */
  stated?: string
  /** The decision that made this version. Absent if unknown. */
  decision?: AmendingDecision
}

interface EffectiveDayResult {
  effective?: EffectiveDay
  /** Other days, which contradict the chosen day. */
  contradictions: EffectiveDay[]
}

const AMENDED = /修正|修订|修改/
/**
 * Matches the title of an amended version: 公司法（2018年修正）.
 * Titles of decisions and amendments contain such words too, but mean another law by them.
 */
const AMENDED_VERSION = /[（(][^（()）]*(?:修正|修订|修改)[^（()）]*[)）]$/
/**
 * The maximum number of days from the day in a clause to the publication. A notice may apply from the start of its
 * year.
 * An older day comes from the first version of the text.
 */
const REACHES_BACK = 366

const isLongBefore = (day: string, posted: string) => onCalendar(posted).diff(onCalendar(day), 'day') > REACHES_BACK

/**
 * Whether the text was amended after its first publication. Its closing article may then be older than this version.
 * The text counts as amended too if the closing article or the header has a day long before the publication.
 * `clauseDay` is the day in the closing article.
 */
export function isAmended(
  { title, info, posted }: Pick<DatedLawText, 'title' | 'info' | 'posted'>,
  clauseDay: string | undefined,
): boolean {
  if (AMENDED_VERSION.test(title) || AMENDED.test(info.join('\n'))) return true
  if (posted === undefined) return false
  const [adopted] = info.flatMap(daysIn).sort()
  return [clauseDay, adopted].some(day => day !== undefined && isLongBefore(day, posted))
}

/**
 * Returns all grounds that apply to this version, the best first.
 * Days relative to the publication come last, because sources confuse publication and adoption.
 */
function groundsOf(text: DatedLawText): EffectiveDay[] {
  const { info, articles, posted = '', stated, decision } = text
  const clause = readCommencement(articles, text.posted)
  const header = readCommencement(info, text.posted)
  const adoption = header && { day: header.day, ground: 'source' as const, basis: header.clause }
  const amended = isAmended(text, clause?.isRelative ? undefined : clause?.day)
  const isOfThisVersion = (day: string) => day >= posted || (!amended && !isLongBefore(day, posted))
  const closing = clause && { day: clause.day, ground: 'closing' as const, basis: clause.clause }
  const candidates: Array<EffectiveDay | undefined> = [
    clause?.isRelative || (closing && closing.day < posted) ? undefined : closing,
    decision && amended
      ? { day: decision.effective, ground: 'decision', basis: decision.number ?? decision.title }
      : undefined,
    header?.isRelative ? undefined : adoption,
    stated ? { day: stated, ground: 'source' } : undefined,
    amended && clause?.isRelative ? undefined : closing,
    amended || !header?.isRelative ? undefined : adoption,
  ]
  return candidates.filter((day): day is EffectiveDay => day !== undefined && isOfThisVersion(day.day))
}

export function effectiveDayOf(text: DatedLawText): EffectiveDayResult {
  const [effective, ...others] = groundsOf(text)
  return { effective, contradictions: others.filter(({ day }) => day !== effective?.day) }
}
