/** A judgment from the sample or an import. */
import type { CaseHistory } from '@domain/case-history/history'
import type { CaseReading } from '@domain/case-history/reading'
import type { Paragraph, CitedLaw } from '../../records'

interface CaseEntry {
  /** 入库编号: 2023-07-2-490-001 */
  number: string
  keywords: string[]
  /** 入库日期 */
  day?: string
}

export interface CaseRecord {
  jid: string
  title: string
  /** 民事, 刑事, 行政, 执行, 国家赔偿 */
  caseType: string
  /** 判决书, 裁定书, 决定书 … */
  documentType: string
  /** 0 ordinary, 1 gazette, 2 guiding, 3 typical, 4 of 人民法院案例库 (参考案例) */
  publishType: 0 | 1 | 2 | 3 | 4
  /** What 人民法院案例库 states of a case beside its texts, which are paragraphs. */
  entry?: CaseEntry
  caseNumber: string
  /** The court of the case. Unknown fields are empty. */
  court: { name: string; level: '最高' | '高级' | '中级' | '基层' | '专门' | ''; province: string; city?: string }
  /** Paths from the root: ['合同、准合同纠纷', '买卖合同纠纷'] */
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
  /** `side` is 1 for the attacking party (原告, 上诉人, 公诉机关), 2 for the defending party, 0 for others. */
  parties: Array<{ name: string; role: string; side: 0 | 1 | 2 }>
  agents: Array<{ name: string; firm?: string }>
  citedLaws: CitedLaw[]
  /** 有期徒刑三年 …, and 罚金, in criminal cases */
  penalties: string[]
  features: Array<'video' | 'announcement'>
  videoUrl?: string
  paragraphs: Paragraph[]
  /** The reason why a judgment is unpublished: one of the five that the rules allow. Such a case has no paragraphs. */
  notPublicReason?: string
  /** Ids of the excellent-case themes that the case belongs to, 1–6. */
  themes: number[]
  fiscal: boolean
  /** The judgment's place among the stages of its case, as its own text tells it. */
  reading?: CaseReading
  /** The stages of the case, as all judgments of the library tell them. */
  history?: CaseHistory
}

export type TrialRound = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1
