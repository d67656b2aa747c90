/** The report on similar cases: `/judgement-search/api/v1/report`. */
import { REPORT_PATHS } from '@contract/paths'
import type { ReportRequest, ReportAnswer } from '@contract/report'
import { fillPattern } from '@domain/format/address'
import { send, openReply } from '@/request/http'
import { type Whole, fields, maybeText, text } from '@/request/value'

/** Where a report waits. */
export function readReport(answer: unknown): Whole<ReportAnswer> | undefined {
  const row = fields(answer)
  const key = maybeText(row.key)
  return key ? { key, title: text(row.title) } : undefined
}

/** The most cases, with pictures, from a phone on the road. */
const TIMEOUT = 60_000

export const makeReport = async (body: ReportRequest) =>
  openReply(await send({ method: 'POST', path: REPORT_PATHS.make, body, timeout: TIMEOUT }), readReport)

/** Where the file waits. */
export const reportFile = (key: string) => fillPattern(REPORT_PATHS.file, { key })
