/** Cases like a statement of facts: `/judgement-search/api/v1/alike`. */
import type { AlikeRequest, AlikeItem } from '@contract/similar-cases'
import { CASE_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { type JsonFields, type AllFields, toList, toText } from '@/request/value'
import { readCase } from './readers/case'
import { pageOf } from './readers/page'

function readAlike(row: JsonFields): AllFields<AlikeItem> | undefined {
  const found = readCase(row)
  return found && { ...found, reasons: toList(row.reasons).map(toText).filter(Boolean) }
}

/** Reads a case that resembles the facts. The causes stand beside the list, as filters do. */
export const readAlikes = pageOf(readAlike, 'judgements', 'judgementDtoList')

export const fetchAlike = async (body: AlikeRequest, signal?: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: CASE_PATHS.alike, body, signal }), readAlikes)
