/** The routes that libraries share. The contract of a library has the paths of those routes that the library has. */
import { FacetsQuery } from '@contract/facets'
import { listSchemaOf } from '@contract/library'
import { DocumentId, KeywordQuery, ListQuery, QueryOnly, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import { DOCX_TYPE, sendDocx } from '../download/send'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import type { ServedLibrary } from '../search/library'
import { requirePermission } from '../search/access'
import { countFacet, countVisitorFacets } from '../search/facets'
import { disconnectSignalOf } from '../http/task'
import { createSearchContext, requireDocument, openDocumentWithFacts, findRows } from '../search/run'
import { completenessIfEmpty } from './coverage'
import { librarySuggestions } from './suggest'
import { envelopeOf, fileResponseSchema } from '../http/envelope'

type Served = ServedLibrary<never>

/** Returns the name of the id parameter in a path: `bid` in /tender/api/v1/search/:bid. */
const idIn = (path: string) => /:(\w+)$/.exec(path)![1]!
const paramsOf = (path: string) => Type.Object({ [idIn(path)]: DocumentId })

function listRoute(app: App, engine: Engine, library: Served, path: string) {
  const { view, service } = library
  const { contract, facets, beside: factsBeside, pin = async context => ({ context, row: view.row }) } = service
  const { wrap, response } = envelopeOf(contract)
  app.get(
    path,
    { schema: { querystring: ListQuery, ...response(listSchemaOf(contract)) } },
    async ({ query, visitor }, reply) => {
      const { context, row } = await pin(
        await createSearchContext(engine, { library, query: query.query, visitor, signal: disconnectSignalOf(reply) }),
      )
      const { rows, total, order } = await findRows(context, view.orders, row, query)
      const beside = contract.paths.facets === undefined && (await countVisitorFacets(context, facets))
      const facts = (await factsBeside?.(engine)) ?? (await completenessIfEmpty(engine, library.spec.name, total))
      return wrap({ [contract.rows]: rows, totalCount: total, order, ...beside, ...facts })
    },
  )
}

/** Adds the route of filters. It returns all facets, or the requested nodes of a single facet. */
function facetsRoute(app: App, engine: Engine, library: Served, path: string) {
  const { contract, facets } = library.service
  const { wrap, response } = envelopeOf(contract)
  app.get(
    path,
    { schema: { querystring: FacetsQuery, ...response(Type.Partial(contract.facets)) } },
    async ({ query: { query, field, ...nodes }, visitor }, reply) => {
      const context = await createSearchContext(engine, { library, query, visitor, signal: disconnectSignalOf(reply) })
      return wrap(
        field
          ? { [field]: await countFacet(context, facets, field, nodes) }
          : await countVisitorFacets(context, facets),
      )
    },
  )
}

export function addSuggestRoute(app: App, engine: Engine, library: Served, path: string) {
  const { contract } = library.service
  const { wrap, response } = envelopeOf(contract)
  app.get(
    path,
    { schema: { querystring: contract.suggest ?? KeywordQuery, ...response(Type.Array(SuggestionGroup)) } },
    async ({ query, visitor }) => wrap(await librarySuggestions(engine, library, query as object, visitor)),
  )
}

function detailRoute(app: App, engine: Engine, library: Served, path: string) {
  const { wrap, response } = envelopeOf(library.service.contract)
  app.get(
    path,
    { schema: { params: paramsOf(path), querystring: QueryOnly, ...response(library.service.contract.detail) } },
    async ({ params, query }) => wrap(await openDocumentWithFacts(engine, library, params[idIn(path)]!, query.query)),
  )
}

function downloadRoute(app: App, engine: Engine, { spec, view, service }: Served, path: string) {
  app.get(path, { schema: { params: paramsOf(path), ...fileResponseSchema(DOCX_TYPE) } }, async ({ params }, reply) => {
    const document = await requireDocument(engine, spec.name, params[idIn(path)]!)
    return sendDocx(reply, view.file(document, await service.beside?.(engine, document)))
  })
}

/**
 * Adds a route for each path in the contract of the library. All of them require the permission point of the library.
 */
export function addSearchRoutes(app: App, engine: Engine, library: Served) {
  const { point, contract } = library.service
  const { list, facets, suggest, detail, download } = contract.paths
  app.register(async (routes: App) => {
    requirePermission(routes, point)
    if (list) listRoute(routes, engine, library, list)
    if (facets) facetsRoute(routes, engine, library, facets)
    if (suggest) addSuggestRoute(routes, engine, library, suggest)
    if (detail) detailRoute(routes, engine, library, detail)
    if (download) downloadRoute(routes, engine, library, download)
  })
}
