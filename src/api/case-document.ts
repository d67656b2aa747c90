/** Calls the service of one case: `/judgement-search/api/v1/`. */
import { CASE_PATHS } from '@contract/paths'
import { fillPattern } from '@domain/format/address'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readCaseDetail } from './readers/case-detail'

export const fetchCase = async ({ jid, query }: { jid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(
    await send({ method: 'POST', path: fillPattern(CASE_PATHS.detail, { jid }), body: { query }, signal }),
    answer => readCaseDetail(answer, jid),
  )

export const caseDownload = (jid: string) => fillPattern(CASE_PATHS.download, { jid })
