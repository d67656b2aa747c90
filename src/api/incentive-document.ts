/** Calls the documents of the tax incentives: `/fiscal-tax/api/v1/`. */
import { INCENTIVE_PATHS } from '@contract/paths'
import type { IncentiveDetail } from '@contract/fiscal-tax'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { type AllFields, type JsonFields, readRowId, readRows, toFields, toJoinedText, toText } from '@/request/value'

function readPart(row: JsonFields): IncentiveDetail['paragraphVOs'][number] | undefined {
  const body = toText(row.text)
  return body ? { name: toText(row.name), text: body } : undefined
}

export function readIncentiveDetail(answer: unknown, requestedId: string): AllFields<IncentiveDetail> | undefined {
  const row = toFields(answer)
  const title = toText(row.title)
  const paragraphVOs = readRows(row.paragraphVOs, readPart)
  if (!title && !paragraphVOs.length) return undefined
  return {
    tid: readRowId(row, 'tid', 'id') || requestedId,
    title,
    allTypeName: toJoinedText(row.allTypeName, '_'),
    paragraphVOs,
  }
}

export const fetchIncentive = async (tid: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: INCENTIVE_PATHS.detail, query: { tid }, signal }), answer =>
    readIncentiveDetail(answer, tid),
  )
