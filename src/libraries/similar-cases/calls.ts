/** Cases like a statement of facts: `/judgement-search/api/v1/alike`. */
import type { AlikeRequest, AlikeItem } from '@contract/similar-cases'
import { CASE_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { type Fields, type Whole, list, text } from '@/request/value'
import { readCase } from '@/api/readers/case'
import { pageOf } from '@/api/readers/page'

function readAlike(row: Fields): Whole<AlikeItem> | undefined {
  const found = readCase(row)
  return found && { ...found, reasons: list(row.reasons).map(text).filter(Boolean) }
}

/** Reads a case that resembles the facts. The causes stand beside the list, as filters do. */
export const readAlikes = pageOf(readAlike, 'judgements', 'judgementDtoList')

export const fetchAlike = async (body: AlikeRequest, signal?: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: CASE_PATHS.alike, body, signal }), readAlikes)
