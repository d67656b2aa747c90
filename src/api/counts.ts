/** How many each of several searches would find: `/search-counts/api/v1/`, which other servers need not have. */
import type { CountsRequest } from '@contract/counts'
import { COUNT_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { count } from '@/request/value'

/** In the order of the queries; what is no number is unknown. */
const readCounts = (answer: unknown) => (Array.isArray(answer) ? answer.map(count) : undefined)

export const fetchCounts = async (body: CountsRequest, signal: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: COUNT_PATHS.counts, body, signal, quiet: true }), readCounts)
