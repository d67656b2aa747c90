/** Converts penalties, interpretations, bids and questions to records. */
import type { BiddingRecord } from '../../libraries/bidding'
import type { DynamicRecord } from '../../libraries/fiscal/dynamic'
import type { PenaltyRecord } from '../../libraries/fiscal/penalty'
import type { QaRecord } from '../../libraries/fiscal/qa'
import { decidedIn, endsInspection } from './penalties/day'
import { partyNamed } from './penalties/party'
import { penaltyRegions } from './penalties/regions'
import { hasSeveralCases, sentencesOf } from './penalties/sentences'
import { sumsIn } from './penalties/sums'
import { penaltyTaxes } from './penalties/taxes'
import type { BidRow, CustomsQaRow, InterpretationRow, PenaltyRow } from './rows'

const WAN = 10_000

/** The kind of a penalty's own document. Others are reports about one. */
const DECISION = '税务文书'

/** Returns the day of the decision, by the source or the text. A publication is none, nor is the end of an inspection. */
function decisionDay({ decision_date: stated, publish_date: published }: PenaltyRow, sentences: string[]) {
  return stated && !endsInspection(sentences, stated) ? stated : decidedIn(sentences, published || undefined)
}

export function penaltyOf(row: PenaltyRow): PenaltyRecord {
  const { title, paragraphs } = row
  const sentences = sentencesOf(paragraphs)
  const isOfSeveral = hasSeveralCases(title, sentences)
  const institution = row.authority || row.publisher || ''
  const stated = [...new Set([row.province, row.city])].filter((name): name is string => !!name)
  const taxes = (row.tax_types ?? '').split('、').filter(Boolean)
  return {
    id: row.tid,
    title,
    institution,
    caseNumber: row.document_number || undefined,
    penaltyDate: isOfSeveral ? undefined : decisionDay(row, sentences),
    publishDate: row.publish_date || undefined,
    partyName: partyNamed(row.party_name),
    regions: stated.length > 0 ? [stated] : penaltyRegions({ institution, title, sentences, isOfSeveral }),
    taxTypes: taxes.length > 0 ? taxes : penaltyTaxes(title, sentences, isOfSeveral),
    sums: isOfSeveral ? [] : sumsIn(sentences, row.kind !== DECISION),
    paragraphs,
  }
}

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
