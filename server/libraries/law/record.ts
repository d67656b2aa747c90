/** One version of a law from the sample or an import. */
import type { EffectiveGround } from '@domain/law-time/effective-day'
import type { Expiry } from '@domain/law-time/expiry'
import type { StandingGround } from '@domain/law-time/grounds'
import type { Suspension } from '@domain/law-time/suspensions'
import type { CitedLaw } from '../../records'

export interface LawRecord {
  lid: string
  title: string
  /** Former and short names that a citation may use. */
  aliases: string[]
  effLevel: string
  timeLimited: string
  authorities: string[]
  documentNumber?: string
  /** Path of the region, from the province down. */
  region: string[]
  postingDate?: string
  /** The first day in force of this version. Missing if nothing states the day. */
  effectiveDate?: string
  /** The kind of source that states the first day, and the clause or decision that contains it. */
  effectiveGround?: { kind: EffectiveGround; basis?: string }
  /** The first day not in force: the start of the next version, or the day of repeal. */
  repealedDate?: string
  /**
   * A later version or a repealing law was published on this day, but its first day is unknown. This law may have
   * ended.
   */
  mayEndFrom?: string
  /** Why the law has its status. Missing if nothing states the status. */
  standingGround?: StandingGround
  /** The status from `repealedDate` on, if the import knew of that day before it came. */
  later?: { timeLimited: string; standingGround: StandingGround }
  /** The last day that the law's own text states, and the clause. */
  expiry?: Expiry
  /** Laws that the closing articles of this version repeal, and laws that this decision amends. */
  repeals?: RepealRecord[]
  /** Decisions that suspend the law, or some of its rules in some places. */
  suspendedBy?: Suspension[]
  /** The status that the source states, if the versions or a repeal imply another one. */
  stated?: { timeLimited: string; repealedDate?: string; standingGround?: StandingGround }
  /** What each source states. Absent in documents of earlier versions of this server. */
  sources?: LawSource[]
  /** The sources of the text and of the adoption lines, if several sources gave this law. */
  textFrom?: string
  infoFrom?: string
  /** Adoption and promulgation lines under the title. */
  info: string[]
  /** Lines before the first article. A text without articles is here as a whole. */
  preamble: string[]
  articles: ArticleRecordOfLaw[]
  /** Lines of annexes, after the last article. */
  tail: string[]
  citedLaws: CitedLaw[]
  related: Array<{ title: string; author: string; summary: string; keyWord: string; url: string }>
  fiscal: boolean
  /** Tax types of fiscal laws: 企业所得税, 增值税 … */
  taxTypes: string[]
}

/** What one source states about a law. Absent fields are not stated. */
export interface LawSource {
  /** The id of the law in this source. */
  lid: string
  title: string
  effLevel: string
  status: string
  region?: string
  authority?: string
  number?: string
  posted?: string
  effective?: string
}

export interface RepealRecord {
  title: string
  /** The article with the repeal: 第一千二百六十条. */
  article?: string
  isPartial?: boolean
  /** Whether the law amends the other one, which then ends as a version. */
  isAmendment?: boolean
  /** Whether the decision suspends the other law. It does not end. */
  isSuspension?: boolean
  /** The day on which the clause was published first, if an amended text carries the clause of an earlier version. */
  published?: string
  /** The first day of the repeal by such a clause. Missing if the text does not state it. */
  day?: string
}

export interface ArticleRecordOfLaw {
  /** 第五百七十七条之一 */
  no: string
  /** Enclosing headings: 编 > 分编 > 章 > 节 */
  path: string[]
  /** The text of the article without its number. Each line is a 款 or 项. */
  text: string
  /** The texts of the article in earlier versions. */
  history: Array<{ lid: string; title: string; text: string; actionName: string }>
}

/** The first day of a repeal: that of the repealing law, unless its clause comes from an earlier version. */
export const repealDay = ({ published, day }: RepealRecord, law: Pick<LawRecord, 'effectiveDate'>) =>
  published === undefined ? law.effectiveDate : day
