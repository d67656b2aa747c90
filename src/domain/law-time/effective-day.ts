/** Decides from which day a version of a law applies, and on what ground. A day without a ground is not used. */
import { onCalendar } from '../format/dates'
import { readCommencement } from './commencement'
import { daysIn } from './written-days'

/**
 * The ground of the day. `closing`: the text's own last articles. `decision`: the decision that made this version.
 * `source`: a field of the source, or the lines on the adoption.
 */
export type EffectiveGround = 'source' | 'closing' | 'decision'

interface EffectiveDay {
  day: string
  ground: EffectiveGround
  /** The clause that states the day, or the name of the decision. */
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
  /** The titles of laws that the decision amends, if its own title does not name them. */
  amends?: string[]
  /** The first days of laws to which the decision applies from another day, by plain name. */
  exceptions?: Record<string, string>
}

export interface DatedText {
  title: string
  /** The lines on adoption and promulgation. */
  info: string[]
  /** The texts of the articles in sequence. A text without articles gives its lines. */
  articles: string[]
  posted?: string
  /** The first day in force that the source states. */
  stated?: string
  /** The decision that made this version, if known. */
  decision?: AmendingDecision
}

interface EffectiveDayResult {
  effective?: EffectiveDay
  /** The days that contradict the chosen one. */
  contradictions: EffectiveDay[]
}

const AMENDED = /修正|修订|修改/
/**
 * Matches the title of an amended version: 公司法（2018年修正）. In the title of a decision or an amendment these words do not
 * describe the text itself.
 */
const AMENDED_VERSION = /[（(][^（()）]*(?:修正|修订|修改)[^（()）]*[)）]$/
/**
 * The number of days by which a clause may be older than the publication. A notice may apply from the start of its
 * year. An older clause comes from the first version.
 */
const REACHES_BACK = 366

const isLongBefore = (day: string, posted: string) => onCalendar(posted).diff(onCalendar(day), 'day') > REACHES_BACK

/**
 * Whether the text was amended after its first publication, so that its closing article may be older than the version.
 * A header that ends long before the publication lacks the amendment.
 */
export function isAmended(
  { title, info, posted }: Pick<DatedText, 'title' | 'info' | 'posted'>,
  clauseDay: string | undefined,
): boolean {
  if (AMENDED_VERSION.test(title) || AMENDED.test(info.join('\n'))) return true
  if (posted === undefined) return false
  const [adopted] = info.flatMap(daysIn).sort()
  return [clauseDay, adopted].some(day => day !== undefined && isLongBefore(day, posted))
}

/**
 * Returns every ground that the text has, the best one first. A clause that counts from the publication is the
 * weakest, because sources confuse publication with adoption.
 */
function groundsOf(text: DatedText): EffectiveDay[] {
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

export function effectiveDayOf(text: DatedText): EffectiveDayResult {
  const [effective, ...others] = groundsOf(text)
  return { effective, contradictions: others.filter(({ day }) => day !== effective?.day) }
}
