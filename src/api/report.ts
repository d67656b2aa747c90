/** The report on similar cases: `/judgement-search/api/v1/report`. */
import type { ReportAnswer, ReportRequest } from '@contract/report'
import { fillPattern } from '@/domain/address'
import { openJudgement } from './envelope'
import { send } from './http'

const PATH = '/judgement-search/api/v1/report'
/** The most cases, with pictures, from a phone on the road. */
const TIMEOUT = 60_000

export const makeReport = async (body: ReportRequest) =>
  openJudgement<ReportAnswer>(await send({ method: 'POST', path: PATH, body, timeout: TIMEOUT }))

/** Where the file waits. */
export const reportFile = (key: string) => fillPattern(`${PATH}/:key`, { key })
