/** Calls the service that finds similar cases by facts: `/judgement-search/api/v1/alike`. */
import type { SimilarCasesRequest, SimilarCaseItem } from '@contract/similar-cases'
import { CASE_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { type JsonFields, type AllFields, toFields, toList, toOptionalText, toText } from '@/request/value'
import { readCase } from '@/api/readers/case'
import { pageOf } from '@/api/readers/page'

function readSimilarCase(row: JsonFields): AllFields<SimilarCaseItem> | undefined {
  const item = readCase(row)
  return item && { ...item, reasons: toList(row.reasons).map(toText).filter(Boolean) }
}

/** Reads a page of similar cases. The causes and the kind are next to the list in the reply, as filters are. */
const readPage = pageOf(readSimilarCase, 'judgements', 'judgementDtoList')

export function readSimilarCases(answer: unknown) {
  const page = readPage(answer)
  return page && { ...page, kind: toOptionalText(toFields(answer).kind) }
}

export const fetchSimilarCases = async (body: SimilarCasesRequest, signal?: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: CASE_PATHS.similarCases, body, signal }), readSimilarCases)
