/** Converts rows of penalties, interpretations, bids and questions to records. */
import type { BiddingRecord } from '../../libraries/bidding'
import type { DynamicRecord } from '../../libraries/fiscal/dynamic'
import type { PenaltyRecord } from '../../libraries/fiscal/penalty'
import type { QaRecord } from '../../libraries/fiscal/qa'
import { decisionDayIn, isEndOfInspection } from './penalties/day'
import { decisionSections } from './penalties/extract'
import { partyNameIn } from './penalties/party'
import { penaltyRegions } from './penalties/regions'
import { coversSeveralCases, penaltySentences } from './penalties/sentences'
import { penaltySumsIn } from './penalties/sums'
import { penaltyTaxes } from './penalties/taxes'
import type { BidRow, CustomsQaRow, InterpretationRow, PenaltyRow } from './rows'

const WAN = 10_000

/** The document type of penalty decisions. Penalties of other types are reports about decisions. */
const DECISION = '税务文书'
/** The kind of questions without a kind. It tells nothing. */
const OTHER = '其他'

/** Returns the day of the decision, from the source or from the text. The end of an inspection does not count. */
function decisionDay({ decision_date: stated, publish_date: published }: PenaltyRow, sentences: string[]) {
  return stated && !isEndOfInspection(sentences, stated) ? stated : decisionDayIn(sentences, published || undefined)
}

export function penaltyRecordOf(row: PenaltyRow): PenaltyRecord {
  const { title, paragraphs } = row
  const sentences = penaltySentences(paragraphs)
  const isOfSeveral = coversSeveralCases(title, sentences)
  const institution = row.authority || ''
  const isReport = row.kind !== DECISION
  const stated = [...new Set([row.province, row.city])].filter((name): name is string => !!name)
  const taxes = (row.tax_types ?? '').split('、').filter(Boolean)
  return {
    id: row.tid,
    title,
    ...(isReport && { isReport }),
    institution,
    caseNumber: row.document_number || undefined,
    penaltyDate: isOfSeveral ? undefined : decisionDay(row, sentences),
    publishDate: row.publish_date || undefined,
    partyName: partyNameIn(row.party_name),
    regions: stated.length > 0 ? [stated] : penaltyRegions({ institution, title, sentences, isOfSeveral }),
    taxTypes: taxes.length > 0 ? taxes : penaltyTaxes(title, sentences, isOfSeveral),
    sums: isOfSeveral ? [] : penaltySumsIn(sentences, isReport),
    paragraphs: isReport ? paragraphs : decisionSections(paragraphs),
  }
}

export const interpretationRecordOf = (row: InterpretationRow): DynamicRecord => ({
  id: row.vid,
  title: row.title,
  releaseDate: '',
  keywords: [row.library],
  paragraphs: row.paragraphs,
})

export const biddingRecordOf = (row: BidRow): BiddingRecord => ({
  bid: row.bid,
  title: row.title,
  authority: row.purchaser ?? '',
  region: row.region ? [row.region.replace(/本级$/, '')] : [],
  releaseDate: /^\d{4}-\d{2}-\d{2}/.exec(row.publish_time ?? '')?.[0] ?? '',
  amount: row.budget_wan ? Math.round(row.budget_wan * WAN) : undefined,
  paragraphs: row.paragraphs,
})

/** Converts a customs question. The first line of the question is its title. */
export const customsQaRecordOf = (row: CustomsQaRow): QaRecord => ({
  id: row.qid_,
  question: `${row.title}\n${row.question}`,
  answer: row.answer,
  dispatchAuthority: '',
  publishBody: '',
  keywords: row.qa_type && row.qa_type !== OTHER ? [row.qa_type] : [],
})
