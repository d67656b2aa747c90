/** Reads a case's detail. */
import type { CaseDetail } from '@contract/judgement'
import { readDate } from '@domain/format/foreign-dates'
import { trialRoundName } from '@domain/format/trial-rounds'
import { readSections } from './page'
import {
  type Fields,
  type Whole,
  count,
  each,
  fields,
  flag,
  idOf,
  joined,
  maybeText,
  text,
  unpacked,
} from '@/request/value'

type Judge = CaseDetail['all_judges_json'][number]

const readJudge = (row: Fields): Judge => ({
  names: joined(row.names),
  role: text(row.role),
  needLink: flag(row.needLink) ?? false,
  isJudge: flag(row.isJudge) ?? false,
})

/** Without an id it is the requested document. Without title and text there is none. */
export function readCaseDetail(answer: unknown, requestedId = ''): Whole<CaseDetail> | undefined {
  const row = fields(answer)
  const title = text(row.all_caseinfo_casename) || text(row.title)
  const paragraphs = readSections(row.paragraphs)
  if (!title && !paragraphs.length) return undefined
  return {
    jid: idOf(row, 'jid', 'lid', 'id') || requestedId,
    all_caseinfo_casename: title,
    all_caseinfo_court_term: text(row.all_caseinfo_court_term),
    all_caseinfo_casenumber: text(row.all_caseinfo_casenumber),
    all_text_cause: joined(row.all_text_cause, '；'),
    all_caseinfo_leveloftria: trialRoundName(text(row.all_caseinfo_leveloftria)),
    all_judgementinfo_date: readDate(row.all_judgementinfo_date),
    all_judges_json: each(unpacked(row.all_judges_json), readJudge),
    caseType: text(row.caseType),
    judgementType: text(row.judgementType),
    publishType: count(row.publishType) ?? 0,
    videoUrl: maybeText(row.videoUrl),
    notPublicReason: maybeText(row.notPublicReason),
    paragraphs,
  }
}
