/**
 * Counts the results of several queries. If a search has no results, the app requests its counts with one condition
 * left out at a time.
 */
import { SearchCounts, SearchCountsRequest } from '@contract/counts'
import { SEARCH_COUNT_PATHS } from '@contract/paths'
import type { App } from '../http/app-type'
import { HttpError } from '../http/http-error'
import { refuseWithoutPermission } from '../search/access'
import { disconnectSignalOf } from '../http/task'
import { createSearchContext, type SearchDeps } from '../search/run'
import { dataResponseSchema, dataEnvelope } from '../http/envelope'
import { findNamedSearch } from '../libraries/named-searches'

export function countsService(app: App, { engine }: SearchDeps) {
  app.post(
    SEARCH_COUNT_PATHS.counts,
    { schema: { body: SearchCountsRequest, ...dataResponseSchema(SearchCounts) } },
    async (request, reply) => {
      const { body, visitor } = request
      const search = findNamedSearch(body.library)
      if (!search) throw new HttpError('not_found')
      const { library, point, within, pin } = search
      if (point) refuseWithoutPermission(point, request)
      const signal = disconnectSignalOf(reply)
      const counts: number[] = []
      // The queries are counted one after the other, so that one request uses one thread at a time.
      for (const { query, asOf } of body.queries) {
        const scope = within?.({ theme: body.theme, asOf })
        const context = await createSearchContext(engine, { library, query, visitor, signal, within: scope })
        const { where, collection } = pin ? (await pin(context)).context : context
        counts.push(await engine.count({ collection, where, signal }))
      }
      return dataEnvelope(counts)
    },
  )
}
