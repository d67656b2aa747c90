/** Creates the report on similar cases: `/judgement-search/api/v1/report`. */
import { REPORT_PATHS } from '@contract/paths'
import type { ReportRequest, ReportAnswer } from '@contract/report'
import { fillPattern } from '@domain/format/address'
import { send, readReply } from '@/request/http'
import { type AllFields, toFields, toOptionalText, toText, toWords } from '@/request/value'

/** Reads the reply after a report was made: its key, title and contents. */
export function readReportReply(answer: unknown): AllFields<ReportAnswer> | undefined {
  const row = toFields(answer)
  const key = toOptionalText(row.key)
  if (!key) return undefined
  return { key, title: toText(row.title), contents: row.contents === undefined ? undefined : toWords(row.contents) }
}

/** The time in ms that a phone may need to send the largest report with images. */
const TIMEOUT = 60_000

export const makeCaseReport = async (body: ReportRequest) =>
  readReply(await send({ method: 'POST', path: REPORT_PATHS.make, body, timeout: TIMEOUT }), readReportReply)

/** Returns the path of the report's file. */
export const reportFilePath = (key: string) => fillPattern(REPORT_PATHS.file, { key })
