/** One version of a law from the sample or an import. */
import type { EffectiveGround } from '@domain/law-time/effective-day'
import type { StandingGround } from '@domain/law-time/grounds'
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
  /** The first day in force of this version. Missing where no ground states it. */
  effectiveDate?: string
  /** Where the effective day stands, with the clause or the decision. */
  effectiveGround?: { kind: EffectiveGround; basis?: string }
  /** The first day not in force: the start of the next version, or the day of repeal. */
  repealedDate?: string
  /** A later version was published on this day, and nothing states when it began. */
  mayEndFrom?: string
  /** Missing where nothing is said of its standing. */
  standingGround?: StandingGround
  /** Laws that its closing articles repeal. */
  repeals?: RepealRecord[]
  /** The statement of its source, where its place among the versions implies something else. */
  stated?: { timeLimited: string; repealedDate?: string; standingGround?: StandingGround }
  /** Adoption and promulgation lines under the title. */
  info: string[]
  /** Lines before the first article; the whole text where there are no articles. */
  preamble: string[]
  articles: ArticleRecordOfLaw[]
  /** Annexes. */
  tail: string[]
  citedLaws: CitedLaw[]
  related: Array<{ title: string; author: string; summary: string; keyWord: string; url: string }>
  fiscal: boolean
  /** Tax types of fiscal laws: 企业所得税, 增值税 … */
  taxTypes: string[]
}

export interface RepealRecord {
  title: string
  /** The article that repeals: 第一千二百六十条. */
  article?: string
  isPartial?: boolean
}

export interface ArticleRecordOfLaw {
  /** 第五百七十七条之一 */
  no: string
  /** Enclosing headings: 编 > 分编 > 章 > 节 */
  path: string[]
  /** The text of the article without its number. Each line is a 款 or 项. */
  text: string
  /** The same article in earlier versions. */
  history: Array<{ lid: string; title: string; text: string; actionName: string }>
}
