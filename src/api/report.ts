/** Creates the report on similar cases: `/judgement-search/api/v1/report`. */
import { REPORT_PATHS } from '@contract/paths'
import type { ReportRequest, ReportAnswer } from '@contract/report'
import { fillPattern } from '@domain/format/address'
import { send, openReply } from '@/request/http'
import { type AllFields, toFields, toOptionalText, toText, toWords } from '@/request/value'

/** Reads the key of a report. */
export function readReport(answer: unknown): AllFields<ReportAnswer> | undefined {
  const row = toFields(answer)
  const key = toOptionalText(row.key)
  if (!key) return undefined
  return { key, title: toText(row.title), contents: row.contents === undefined ? undefined : toWords(row.contents) }
}

/** The time in ms that a phone may need to send the largest report with images. */
const TIMEOUT = 60_000

export const makeReport = async (body: ReportRequest) =>
  openReply(await send({ method: 'POST', path: REPORT_PATHS.make, body, timeout: TIMEOUT }), readReport)

/** Returns the path of the report's file. */
export const reportFile = (key: string) => fillPattern(REPORT_PATHS.file, { key })
