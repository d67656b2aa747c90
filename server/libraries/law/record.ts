/** A law, one version of it, as it comes in from the sample or an import. */
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
  /** The day on which this version began. */
  effectiveDate?: string
  /** The day on which it ended: that on which the next began, or that of its repeal. */
  repealedDate?: string
  /** What its source says, where its place among the versions of the law says otherwise. */
  stated?: { timeLimited: string; repealedDate?: string }
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
  /** Of the fiscal ones: 企业所得税, 增值税 … */
  taxTypes: string[]
}

export interface ArticleRecordOfLaw {
  /** 第五百七十七条之一 */
  no: string
  /** Enclosing headings: 编 > 分编 > 章 > 节 */
  path: string[]
  /** Without the number; lines are 款 and 项. */
  text: string
  /** The same article in earlier versions. */
  history: Array<{ lid: string; title: string; text: string; actionName: string }>
}
