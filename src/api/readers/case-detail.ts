/** Reads the document of a case. */
import type { CaseDetail, CaseEntry, CaseStage } from '@contract/judgement'
import { readAmount } from '@domain/format/amounts'
import { parseAnyDate } from '@domain/format/any-date'
import { trialRoundName } from '@domain/format/trial-rounds'
import { readLaterReview } from './later-review'
import { readSections } from './page'
import {
  type JsonFields,
  type AllFields,
  toCount,
  readRows,
  toFields,
  toFlag,
  readRowId,
  toJoinedText,
  toOptionalText,
  toText,
  toWords,
  parseNestedJson,
} from '@/request/value'

type Judge = CaseDetail['all_judges_json'][number]

const readJudge = (row: JsonFields): Judge => ({
  names: toJoinedText(row.names),
  role: toText(row.role),
  needLink: toFlag(row.needLink) ?? false,
  isJudge: toFlag(row.isJudge) ?? false,
})

const readStage = (row: JsonFields): AllFields<CaseStage> => ({
  stage: toText(row.stage),
  caseNumber: toText(row.caseNumber),
  courtName: toOptionalText(row.courtName),
  judgementType: toOptionalText(row.judgementType),
  judgementDate: parseAnyDate(row.judgementDate),
  jid: toOptionalText(row.jid),
  outcome: toOptionalText(row.outcome),
  ground: toOptionalText(row.ground),
  groundJid: toOptionalText(row.groundJid),
})

function readEntry(value: unknown): AllFields<CaseEntry> | undefined {
  const row = toFields(value)
  const number = toText(row.number)
  if (!number) return undefined
  return {
    number,
    day: parseAnyDate(row.day),
    keywords: toWords(row.keywords),
    gist: toOptionalText(row.gist),
    facts: toOptionalText(row.facts),
    reasons: toOptionalText(row.reasons),
    index: toOptionalText(row.index),
  }
}

/**
 * Reads a case. The requested id is used if the reply has none. Returns `undefined` for a reply without title and text.
 */
export function readCaseDetail(answer: unknown, requestedId = ''): AllFields<CaseDetail> | undefined {
  const row = toFields(answer)
  const title = toText(row.all_caseinfo_casename) || toText(row.title)
  const paragraphs = readSections(row.paragraphs)
  if (!title && !paragraphs.length) return undefined
  return {
    jid: readRowId(row, 'jid', 'lid', 'id') || requestedId,
    all_caseinfo_casename: title,
    all_caseinfo_court_term: toText(row.all_caseinfo_court_term),
    all_caseinfo_casenumber: toText(row.all_caseinfo_casenumber),
    all_text_cause: toJoinedText(row.all_text_cause, '；'),
    all_caseinfo_leveloftria: trialRoundName(toText(row.all_caseinfo_leveloftria)),
    all_judgementinfo_date: parseAnyDate(row.all_judgementinfo_date),
    all_judges_json: readRows(parseNestedJson(row.all_judges_json), readJudge),
    caseType: toText(row.caseType),
    judgementType: toText(row.judgementType),
    publishType: toCount(row.publishType) ?? 0,
    laterReview: readLaterReview(row.laterReview),
    entry: readEntry(row.entry),
    history: row.history === undefined ? undefined : readRows(row.history, readStage),
    videoUrl: toOptionalText(row.videoUrl),
    notPublicReason: toOptionalText(row.notPublicReason),
    amount: readAmount(row.amount),
    paragraphs,
  }
}
