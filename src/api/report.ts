/** The report on similar cases: `/judgement-search/api/v1/report`. */
import { REPORT_PATHS } from '@contract/paths'
import type { ReportRequest } from '@contract/report'
import { fillPattern } from '@domain/format/address'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readReport } from './readers/report'

/** The most cases, with pictures, from a phone on the road. */
const TIMEOUT = 60_000

export const makeReport = async (body: ReportRequest) =>
  openReply(await send({ method: 'POST', path: REPORT_PATHS.make, body, timeout: TIMEOUT }), readReport)

/** Where the file waits. */
export const reportFile = (key: string) => fillPattern(REPORT_PATHS.file, { key })
