/** Counts the results of relaxed queries, for a list without results: it shows which condition to drop. */
import { Counts, CountsRequest } from '@contract/counts'
import { COUNT_PATHS } from '@contract/paths'
import type { App } from '../http/app-type'
import { HttpError } from '../http/http-error'
import { refuseWithout } from '../search/access'
import { signalOf } from '../http/task'
import { createSearchContext, type SearchDeps } from '../search/run'
import { dataResponse, data } from '../http/envelope'
import { namedSearch } from '../libraries/named-searches'

export function countsService(app: App, { engine }: SearchDeps) {
  app.post(COUNT_PATHS.counts, { schema: { body: CountsRequest, ...dataResponse(Counts) } }, async (request, reply) => {
    const { body, visitor } = request
    const search = namedSearch(body.library)
    if (!search) throw new HttpError('not_found')
    const { library, point, within, pin } = search
    if (point) refuseWithout(point, request)
    const signal = signalOf(reply)
    const counts: number[] = []
    // Counts one query after the other, so that a visitor's request uses one thread at a time.
    for (const { query, asOf } of body.queries) {
      const scope = within?.({ theme: body.theme, asOf })
      const context = await createSearchContext(engine, { library, query, visitor, signal, within: scope })
      const { where, collection } = pin ? (await pin(context)).context : context
      counts.push(await engine.count({ collection, where, signal }))
    }
    return data(counts)
  })
}
