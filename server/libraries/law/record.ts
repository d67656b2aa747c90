/** The record of one version of a law, from the sample or an import. */
import type { EffectiveGround } from '@domain/law-time/effective-day'
import type { Expiry } from '@domain/law-time/expiry'
import type { StandingGround } from '@domain/law-time/grounds'
import type { Suspension } from '@domain/law-time/suspensions'
import type { CitedLaw } from '../../records'

export interface LawRecord {
  lid: string
  title: string
  /** Former names and short names that citations may use. */
  aliases: string[]
  effLevel: string
  timeLimited: string
  authorities: string[]
  documentNumber?: string
  /** The names of the region, from the province down. */
  region: string[]
  postingDate?: string
  /** The first day in force of this version. Absent if no source states it. */
  effectiveDate?: string
  /** What kind of source states the first day, and the clause or decision with it. */
  effectiveGround?: { kind: EffectiveGround; basis?: string }
  /** The first day on which this version is no longer in force: the next version begins, or a repeal takes effect. */
  repealedDate?: string
  /**
   * The publication day of a later version or repealing law whose first day is unknown. This version may have ended
   * since then.
   */
  mayEndFrom?: string
  /** The ground of the status. Absent if nothing states it. */
  standingGround?: StandingGround
  /**
   * The status after a change that was still to come at the import. The change is on `repealedDate` or, for a partial
   * repeal, on the day of the ground.
   */
  later?: { timeLimited: string; standingGround: StandingGround }
  /** The last day in force that the law itself states, and the clause with it. */
  expiry?: Expiry
  /** The laws that this version repeals, amends or suspends. */
  repeals?: RepealRecord[]
  /** Decisions that suspend the law as a whole or in part. */
  suspendedBy?: Suspension[]
  /** The status that the source states. Present if the import derived another status or another `repealedDate`. */
  stated?: { timeLimited: string; repealedDate?: string; standingGround?: StandingGround }
  /** What each source states. Absent if an earlier version of this server imported the law. */
  sources?: LawSource[]
  /** The id of the source that the text is from. Present if the law was joined from several sources. */
  textFrom?: string
  /** The id of the source that the adoption lines are from. Present if the law was joined from several sources. */
  infoFrom?: string
  /** The lines below the title, about adoption and promulgation. */
  info: string[]
  /** The lines before the first article. If the law has no articles, its whole text. */
  preamble: string[]
  articles: LawArticleRecord[]
  /** The lines after the last article, such as annexes. */
  tail: string[]
  citedLaws: CitedLaw[]
  related: Array<{ title: string; author: string; summary: string; keyWord: string; url: string }>
  fiscal: boolean
  /** The taxes that a fiscal law concerns, for example 企业所得税 or 增值税. */
  taxTypes: string[]
}

/** What one source states about a law. Fields are absent if the source does not state them. */
export interface LawSource {
  /** The id of the law in this import source. */
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
  /** The number of the article that contains the repeal, for example 第一千二百六十条. */
  article?: string
  isPartial?: boolean
  /** Whether the other law is amended, which ends its current version. */
  isAmendment?: boolean
  /** Whether the other law is suspended, which does not end it. */
  isSuspension?: boolean
  /**
   * The publication day of the first version with this clause. Present if the clause is repeated from an earlier
   * version.
   */
  published?: string
  /**
   * The first day of the repeal if its clause is repeated from an earlier version. Absent if the text does not state
   * it.
   */
  day?: string
}

export interface LawArticleRecord {
  /** The number as it is printed, for example 第五百七十七条之一. */
  no: string
  /** The headings above the article, from the outermost: 编, 分编, 章, 节. */
  path: string[]
  /** The text of the article without its number. Each line is a paragraph (款) or an item (项). */
  text: string
  /** Earlier wordings of the article, and the versions that contained them. */
  history: Array<{ lid: string; title: string; text: string; actionName: string }>
}

/**
 * Returns the first day of a repeal. It is the first day of the repealing law, unless the clause is repeated from an
 * earlier version.
 */
export const repealDay = ({ published, day }: RepealRecord, law: Pick<LawRecord, 'effectiveDate'>) =>
  published === undefined ? law.effectiveDate : day
