/** Counts the results of several searches: `/search-counts/api/v1/`. Other servers may lack it. */
import type { CountsRequest } from '@contract/counts'
import { COUNT_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { toCount } from '@/request/value'

/** In the order of the queries. `undefined` for an unknown count. */
const readCounts = (answer: unknown) => (Array.isArray(answer) ? answer.map(toCount) : undefined)

export const fetchCounts = async (body: CountsRequest, signal: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: COUNT_PATHS.counts, body, signal, quiet: true }), readCounts)
