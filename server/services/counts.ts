/** How many documents each of several searches would find, for a list that found none: which of its conditions is to blame. */
import { Counts, CountsRequest } from '@contract/counts'
import { COUNT_PATHS } from '@contract/paths'
import type { FiscalTaxType } from '@contract/fiscal-tax'
import type { PermissionPoint } from '@contract/user'
import type { Clause } from '../engine/port'
import type { App } from '../http/app-type'
import { Refusal } from '../http/refusal'
import { SERVED } from '../libraries/all'
import { caseLibrary } from '../libraries/case'
import { incentiveLibrary } from '../libraries/incentive'
import type { Service } from '../libraries/library'
import { refuseWithout } from '../search/access'
import { signalOf } from '../search/request'
import { ask, type Searched, type SearchDeps } from '../search/run'
import { answers, data } from './envelope'
import { ofTheme } from './excellent'
import { SECTIONS, withinOf } from './fiscal-sections'

interface Counted {
  library: Searched
  /** The fiscal area asks for none. */
  point?: PermissionPoint
  lead?: Service['lead']
  within?(asked: { theme?: string; asOf?: string }): Clause | undefined
}

const fiscal = Object.entries(SECTIONS).map(([type, { key, library }]): [string, Counted] => [
  key,
  { library, within: ({ asOf }) => withinOf(type as FiscalTaxType, asOf) },
])

/** By the names that the app has for them; those that answer as all libraries do are called as their collections are. */
const COUNTED = new Map<string, Counted>([
  ...SERVED.map(({ service, ...library }): [string, Counted] => [
    library.spec.name,
    { library, point: service.point, lead: service.lead },
  ]),
  ['excellentCaseNew', { library: caseLibrary, point: 'goodJudgement', within: ({ theme }) => ofTheme(theme) }],
  ...fiscal,
  ['incentive', { library: incentiveLibrary }],
])

export function countsService(app: App, { engine }: SearchDeps) {
  app.post(COUNT_PATHS.counts, { schema: { body: CountsRequest, ...answers(Counts) } }, async (request, reply) => {
    const { body, visitor } = request
    const counted = COUNTED.get(body.library)
    if (!counted) throw new Refusal('not_found')
    const { library, point, within, lead } = counted
    if (point) refuseWithout(point, request)
    const signal = signalOf(reply)
    const counts: number[] = []
    // One after the other: what one visitor asks for in one breath holds one thread at a time.
    for (const { query, asOf } of body.queries) {
      const scope = within?.({ theme: body.theme, asOf })
      const asked = await ask(engine, { library, query, visitor, signal, within: scope })
      const { where, collection } = lead ? (await lead(asked)).asked : asked
      counts.push(await engine.count({ collection, where, signal }))
    }
    return data(counts)
  })
}
