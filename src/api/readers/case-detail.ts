/** Reads the detail of a case. */
import type { CaseDetail } from '@contract/judgement'
import { readDate } from '@domain/format/foreign-dates'
import { trialRoundName } from '@domain/format/trial-rounds'
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
  parseNested,
} from '@/request/value'

type Judge = CaseDetail['all_judges_json'][number]

const readJudge = (row: JsonFields): Judge => ({
  names: toJoinedText(row.names),
  role: toText(row.role),
  needLink: toFlag(row.needLink) ?? false,
  isJudge: toFlag(row.isJudge) ?? false,
})

/** Reads a case. Without an id it is the requested document. Without title and text the reply is no case. */
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
    all_judgementinfo_date: readDate(row.all_judgementinfo_date),
    all_judges_json: readRows(parseNested(row.all_judges_json), readJudge),
    caseType: toText(row.caseType),
    judgementType: toText(row.judgementType),
    publishType: toCount(row.publishType) ?? 0,
    videoUrl: toOptionalText(row.videoUrl),
    notPublicReason: toOptionalText(row.notPublicReason),
    paragraphs,
  }
}
