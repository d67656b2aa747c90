/** How many documents each of several searches would find, for a list that found none: which of its conditions is to blame. */
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
    const counted = namedSearch(body.library)
    if (!counted) throw new HttpError('not_found')
    const { library, point, within, lead } = counted
    if (point) refuseWithout(point, request)
    const signal = signalOf(reply)
    const counts: number[] = []
    // One after the other: what one visitor asks for in one breath holds one thread at a time.
    for (const { query, asOf } of body.queries) {
      const scope = within?.({ theme: body.theme, asOf })
      const asked = await createSearchContext(engine, { library, query, visitor, signal, within: scope })
      const { where, collection } = lead ? (await lead(asked)).context : asked
      counts.push(await engine.count({ collection, where, signal }))
    }
    return data(counts)
  })
}
