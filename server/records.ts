/**
 * The corpus as it comes in, from the sample or from an import: one shape a library. `server/libraries` turns a record into
 * an engine document; nothing downstream knows where a record came from. Dates are ISO days, amounts yuan.
 */
export interface Paragraph {
  /** 本院认为, 裁判结果, 基本案情 … */
  label: string
  /** Lines are paragraphs. */
  text: string
}

export interface CitedLaw {
  law: string
  /** 第五百七十七条, possibly with 款 and 项 */
  article: string
}

export type TrialRound = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1

export interface CaseRecord {
  jid: string
  title: string
  /** 民事, 刑事, 行政, 执行, 国家赔偿 */
  caseType: string
  /** 判决书, 裁定书, 决定书 … */
  documentType: string
  /** 0 ordinary, 1 gazette, 2 guiding, 3 typical */
  publishType: 0 | 1 | 2 | 3
  caseNumber: string
  /** Each empty where it is not known. */
  court: { name: string; level: '最高' | '高级' | '中级' | '基层' | '专门' | ''; province: string; city?: string }
  /** Each a path from the root: ['合同、准合同纠纷', '买卖合同纠纷'] */
  causes: string[][]
  trades: string[]
  trialRound: TrialRound
  judgmentDate?: string
  amount?: number
  /** Acceptance fee, yuan. */
  fee?: number
  /** 全部支持, 部分支持, 驳回, 维持, 改判 … */
  outcome?: string
  judges: Array<{ name: string; role: string; presiding: boolean }>
  /** side: 1 the attacking party (原告, 上诉人, 公诉机关), 2 the defending one, 0 others */
  parties: Array<{ name: string; role: string; side: 0 | 1 | 2 }>
  agents: Array<{ name: string; firm?: string }>
  citedLaws: CitedLaw[]
  /** 有期徒刑三年 …, and 罚金; criminal cases */
  penalties: string[]
  features: Array<'video' | 'announcement'>
  videoUrl?: string
  paragraphs: Paragraph[]
  /** Set when the document is not public: one of the court rule's five reasons. Such a case has no paragraphs. */
  notPublicReason?: string
  /** Ids of excellent-case themes, 1–6. */
  themes: number[]
  fiscal: boolean
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

export interface JudicialRecord {
  vid: string
  viewTitle: string
  keywords: string[]
  volume: string
  releaseDate?: string
  paragraphs: Paragraph[]
  citedLaws: CitedLaw[]
}

export interface PartnerRecord {
  id: string
  columnName: string
  slogan: string
  wechatBiz: string
}

export interface ArticleRecord {
  jid: string
  title: string
  authors: string[]
  partnerId?: string
  releaseDate: string
  paragraphs: Paragraph[]
  citedLaws: CitedLaw[]
  /** How often it was read; the hot ones of a column. */
  reads: number
}

export interface RuleBookRecord {
  id: number
  name: string
  isNew: boolean
  /** The book's headings, two levels, each with the ids of its similar cases. */
  chapters: Array<{ name: string; sections: Array<{ name: string; sids: string[] }> }>
}

export interface SimilarityRecord {
  sid: string
  title: string
  bookId: number
  caseNumber?: string
  courtName?: string
  releaseDate?: string
  /** 裁判规则提要 */
  rule: string
  paragraphs: Paragraph[]
  citedLaws: CitedLaw[]
}

export interface ProDocRecord {
  iid: string
  title: string
  causes: string[][]
  documentNumber: string
  procuratorate: string
  /** 1 最高 … 5 专门 */
  level: 1 | 2 | 3 | 4 | 5
  documentType: string
  region: string[]
  releaseDate: string
  /** 检察院观点 is one of the labels. */
  paragraphs: Paragraph[]
}

export interface BiddingRecord {
  bid: string
  title: string
  authority: string
  region: string[]
  releaseDate: string
  amount?: number
  paragraphs: Paragraph[]
}

export interface PenaltyRecord {
  id: string
  title: string
  institution: string
  caseNumber?: string
  penaltyDate?: string
  partyName?: string
  region: string[]
  taxTypes: string[]
  paragraphs: Paragraph[]
}

export interface QaRecord {
  id: string
  question: string
  answer: string
  dispatchAuthority: string
  documentNumber?: string
  answerDate?: string
  publishBody: string
  keywords: string[]
}

export interface DynamicRecord {
  id: string
  title: string
  releaseDate: string
  keywords: string[]
  paragraphs: Paragraph[]
}

export interface IncentiveRecord {
  tid: string
  title: string
  /** allTypeName, joined by underscore on the wire. */
  typePath: string[]
  paragraphs: Paragraph[]
}

export interface CarouselRecord {
  mapId: string
  title: string
  /** 1: three lists of picked documents. 2: six tax categories, each a query of the fiscal law list. */
  status: 1 | 2
  lists?: { laws: string[]; dynamics: string[]; qas: string[] }
  categories?: Array<{ name: string; query: string }>
}
