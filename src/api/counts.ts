/** Counts the results of several searches: `/search-counts/api/v1/`. Servers of other makers may lack this service. */
import type { CountsRequest } from '@contract/counts'
import { COUNT_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { toCount } from '@/request/value'

/** Reads the counts in the sequence of the queries. An unknown count is `undefined`. */
const readCounts = (answer: unknown) => (Array.isArray(answer) ? answer.map(toCount) : undefined)

export const fetchCounts = async (body: CountsRequest, signal: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: COUNT_PATHS.counts, body, signal, quiet: true }), readCounts)
