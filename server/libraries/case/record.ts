/** The record of a judgment or another case, from the sample or an import. */
import type { CaseHistory } from '@domain/case-history/history'
import type { CaseReading } from '@domain/case-history/reading'
import type { TextSection, CitedLaw } from '../../records'

interface CaseEntry {
  /** The entry number (入库编号), for example 2023-07-2-490-001. */
  number: string
  keywords: string[]
  /** The day of entry (入库日期). */
  day?: string
}

export interface CaseRecord {
  jid: string
  title: string
  /** One of 民事, 刑事, 行政, 执行, 国家赔偿. Empty if the import cannot tell. */
  caseType: string
  /** For example 判决书, 裁定书 or 决定书. */
  documentType: string
  /** The publication type: 0 ordinary, 1 gazette, 2 guiding, 3 typical, 4 reference case (参考案例). */
  publishType: 0 | 1 | 2 | 3 | 4
  /** Who published a typical case, and on which day, if its first lines say so. */
  publication?: { publisher: string; day: string }
  /** What 人民法院案例库 states about the case, except its texts, which are in `paragraphs`. */
  entry?: CaseEntry
  caseNumber: string
  /** The court that decided. Unknown properties are empty. */
  court: { name: string; level: '最高' | '高级' | '中级' | '基层' | '专门' | ''; province: string; city?: string }
  /** The path of each cause from the root, for example ['合同、准合同纠纷', '买卖合同纠纷']. */
  causes: string[][]
  trades: string[]
  trialRound: TrialRound
  judgmentDate?: string
  amount?: number
  /** The court fee (案件受理费) in yuan. */
  fee?: number
  /** The result of the case, for example 全部支持, 部分支持, 驳回, 维持 or 改判. */
  outcome?: string
  judges: Array<{ name: string; role: string; presiding: boolean }>
  /** `side` is 1 for the attacking side (原告, 上诉人, 公诉机关), 2 for the defending side, and 0 for others. */
  parties: Array<{ name: string; role: string; side: 0 | 1 | 2 }>
  agents: Array<{ name: string; firm?: string }>
  citedLaws: CitedLaw[]
  /** The penalties in a criminal case, for example 有期徒刑三年 and 罚金. */
  penalties: string[]
  features: Array<'video' | 'announcement'>
  videoUrl?: string
  paragraphs: TextSection[]
  /** Why the judgment is not published: one of the five reasons that the rules allow. Such a case has no paragraphs. */
  notPublicReason?: string
  /** The themes of excellent cases (优案) that the case belongs to, as ids from 1 to 6. */
  themes: number[]
  fiscal: boolean
  /** The stage of the judgment and the stages it mentions, as its own text states them. */
  reading?: CaseReading
  /** The stages of the case, joined from all its judgments in the library. */
  history?: CaseHistory
}

export type TrialRound = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1
