/** Converts penalties, interpretations, bids and questions to records. */
import type { BiddingRecord } from '../../libraries/bidding'
import type { DynamicRecord } from '../../libraries/fiscal/dynamic'
import type { PenaltyRecord } from '../../libraries/fiscal/penalty'
import type { QaRecord } from '../../libraries/fiscal/qa'
import type { BidRow, CustomsQaRow, InterpretationRow, PenaltyRow } from './rows'

const WAN = 10_000

export const penaltyOf = (row: PenaltyRow): PenaltyRecord => ({
  id: row.tid,
  title: row.title,
  institution: row.authority || row.publisher || '',
  caseNumber: row.document_number || undefined,
  penaltyDate: row.decision_date || row.publish_date || undefined,
  partyName: row.party_name || undefined,
  region: [row.province, row.city].filter((name): name is string => !!name),
  taxTypes: (row.tax_types ?? '').split('、').filter(Boolean),
  paragraphs: row.paragraphs,
})

export const interpretationOf = (row: InterpretationRow): DynamicRecord => ({
  id: row.vid,
  title: row.title,
  releaseDate: '',
  keywords: [row.library],
  paragraphs: row.paragraphs,
})

export const bidOf = (row: BidRow): BiddingRecord => ({
  bid: row.bid,
  title: row.title,
  authority: row.purchaser ?? '',
  region: row.region ? [row.region.replace(/本级$/, '')] : [],
  releaseDate: /^\d{4}-\d{2}-\d{2}/.exec(row.publish_time ?? '')?.[0] ?? '',
  amount: row.budget_wan ? Math.round(row.budget_wan * WAN) : undefined,
  paragraphs: row.paragraphs,
})

/** Converts a customs question to a record. The first line of the question is its title. */
export const customsQaOf = (row: CustomsQaRow): QaRecord => ({
  id: row.qid_,
  question: `${row.title}\n${row.question}`,
  answer: row.answer,
  dispatchAuthority: '',
  publishBody: '',
  keywords: row.qa_type ? [row.qa_type] : [],
})
