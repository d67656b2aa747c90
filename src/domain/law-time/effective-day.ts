/** Decides from which day a version of a law applies, and on what ground. A day without a ground is no day. */
import { onCalendar } from '../format/calendar'
import { readCommencement } from './commencement'

/**
 * `closing`: the text's own last articles. `decision`: the decision that made this version. `source`: the source's own field,
 * or its adoption lines.
 */
export type EffectiveGround = 'source' | 'closing' | 'decision'

export interface EffectiveDay {
  day: string
  ground: EffectiveGround
  /** The clause, or the name of the decision. */
  basis?: string
}

/** The day on which an amending decision begins. */
export interface AmendingDecision {
  /** 国务院关于修改和废止部分行政法规的决定 */
  title: string
  /** 国务院令第797号 */
  number?: string
  posted: string
  effective: string
  /** First days of laws for which it begins on another day, by plain name. */
  exceptions?: Record<string, string>
}

export interface DatedText {
  title: string
  /** Adoption and promulgation lines. */
  info: string[]
  /** Texts of the articles in order; of a text without articles its lines. */
  articles: string[]
  posted?: string
  /** The day that the source states. */
  stated?: string
  /** The decision that made this version, if it is known. */
  decision?: AmendingDecision
}

export interface EffectiveDayResult {
  effective?: EffectiveDay
  /** Days that contradict the chosen one. */
  contradictions: EffectiveDay[]
}

const AMENDED = /修正|修订|修改/
/** 公司法（2018年修正）. The title of a decision or of an amendment says nothing of that kind about itself. */
const AMENDED_VERSION = /[（(][^（()）]*(?:修正|修订|修改)[^（()）]*[)）]$/
/** In days. A notice may apply from the beginning of its year. An older clause is that of the first version. */
const REACHES_BACK = 366

const isLongBefore = (day: string, posted: string) => onCalendar(posted).diff(onCalendar(day), 'day') > REACHES_BACK

/** Whether the text was amended after its first publication, so that its closing article may be older than the version. */
function isAmended({ title, info, posted }: DatedText, clauseDay: string | undefined): boolean {
  if (AMENDED_VERSION.test(title) || AMENDED.test(info.join('\n'))) return true
  return posted !== undefined && clauseDay !== undefined && isLongBefore(clauseDay, posted)
}

/**
 * Every ground that the text has, the better one first. A clause that counts from the publication is the weakest: sources
 * confuse the day of publication with that of adoption.
 */
function groundsOf(text: DatedText): EffectiveDay[] {
  const { info, articles, posted = '', stated, decision } = text
  const clause = readCommencement(articles, text.posted)
  const adoption = readCommencement(info)
  const amended = isAmended(text, clause?.isRelative ? undefined : clause?.day)
  const isOfThisVersion = (day: string) => day >= posted || (!amended && !isLongBefore(day, posted))
  const closing = clause && { day: clause.day, ground: 'closing' as const, basis: clause.clause }
  const candidates: Array<EffectiveDay | undefined> = [
    clause?.isRelative || (closing && closing.day < posted) ? undefined : closing,
    decision && amended
      ? { day: decision.effective, ground: 'decision', basis: decision.number ?? decision.title }
      : undefined,
    adoption && { day: adoption.day, ground: 'source', basis: adoption.clause },
    stated ? { day: stated, ground: 'source' } : undefined,
    amended && clause?.isRelative ? undefined : closing,
  ]
  return candidates.filter((day): day is EffectiveDay => day !== undefined && isOfThisVersion(day.day))
}

export function effectiveDayOf(text: DatedText): EffectiveDayResult {
  const [effective, ...others] = groundsOf(text)
  return { effective, contradictions: others.filter(({ day }) => day !== effective?.day) }
}
