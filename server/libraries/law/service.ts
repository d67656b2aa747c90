/** Routes beyond those of all libraries: one facet, new laws, related papers, single articles. */
import {
  FindLawItem,
  FindLawItems,
  LawArticle,
  LawArticles,
  LawFieldQuery,
  LawItemQuery,
  LawRelated,
  LidParams,
  NewLawList,
} from '@contract/lawregu'
import { LAW_PATHS } from '@contract/paths'
import { Facet, ListQuery } from '@contract/search'
import { Type } from '@sinclair/typebox'
import type { Engine } from '../../engine/port'
import type { App } from '../../http/app-type'
import { serverOrigin } from '../../http/origin'
import { HttpError } from '../../http/http-error'
import { lawLibrary } from './'
import { lawPayload, newLaw } from './view'
import { isGuest, refuseWithout, requirePermission } from '../../search/access'
import { MATCH_EVERYTHING } from '../../search/clause'
import { facetOf } from '../../search/facets'
import { completenessOf } from './completeness'
import { articleError, articleOfVersion, findArticle, cachedVersions } from './articles'
import { pinNamedLaw } from './pin-named-law'
import { pageOf } from '../../search/request'
import { signalOf } from '../../http/task'
import { createSearchContext, requireDocument, type SearchDeps } from '../../search/run'
import { mapWithYields } from '../../search/yield-to-event-loop'
import { dataResponse, data } from '../../http/envelope'

const EXPRESS = { members: 6, guests: 5 }
const library = lawLibrary

function lists(app: App, engine: Engine) {
  app.get(
    LAW_PATHS.facet,
    { schema: { querystring: LawFieldQuery, ...dataResponse(Type.Array(Facet)) } },
    async ({ query, visitor }, reply) => {
      const search = await createSearchContext(engine, {
        library,
        query: query.query,
        visitor,
        signal: signalOf(reply),
      })
      const { context } = await pinNamedLaw(search, library)
      return data(await facetOf(context, library.service.facets, query.field, query))
    },
  )
  app.get(
    LAW_PATHS.newest,
    { schema: { querystring: ListQuery, ...dataResponse(NewLawList) } },
    async ({ query, visitor }) => {
      const page = pageOf(isGuest(visitor) ? { ...query, pageSize: String(EXPRESS.guests) } : query, EXPRESS.members)
      const { hits, total } = await engine.search({
        collection: library.spec.name,
        where: MATCH_EVERYTHING,
        order: { by: 'number', field: 'postingDate', direction: 'desc' },
        from: page.from,
        size: page.size,
      })
      return data({ lawRegus: hits.map(newLaw), totalCount: total, pageSize: page.size })
    },
  )
}

function related(app: App, engine: Engine) {
  app.get(
    LAW_PATHS.related,
    { schema: { params: LidParams, ...dataResponse(Type.Array(LawRelated)) } },
    async request => {
      refuseWithout('cnki', request)
      const { related } = lawPayload(await requireDocument(engine, library.spec.name, request.params.lid))
      const origin = serverOrigin(request)
      // Addresses of this server's own files have no host, so the origin is added.
      return data(related.map(paper => (paper.url.startsWith('/') ? { ...paper, url: origin + paper.url } : paper)))
    },
  )
}

function articles(app: App, engine: Engine) {
  app.get(
    LAW_PATHS.article,
    { schema: { querystring: LawItemQuery, ...dataResponse(LawArticle) } },
    async ({ query }) => {
      const article = await articleOfVersion(engine, await requireDocument(engine, library.spec.name, query.lid), query)
      if (!article) throw new HttpError('article_unknown')
      return data({ ...article, ...(await completenessOf(engine)) })
    },
  )
  app.post(LAW_PATHS.findArticle, { schema: { body: FindLawItem, ...dataResponse(LawArticle) } }, async ({ body }) => {
    const article = await findArticle(engine, body)
    if (!article) throw await articleError(engine, body)
    return data({ ...article, ...(await completenessOf(engine)) })
  })
  app.post(
    LAW_PATHS.findArticles,
    { schema: { body: FindLawItems, ...dataResponse(LawArticles) } },
    async ({ body }, reply) => {
      const signal = signalOf(reply)
      const versionsOf = cachedVersions(engine)
      const articles = await mapWithYields(body, item => {
        signal.throwIfAborted()
        return findArticle(engine, item, versionsOf)
      })
      const facts = await completenessOf(engine)
      return data(articles.map(article => (article ? { ...article, ...facts } : null)))
    },
  )
}

export function lawreguService(app: App, { engine }: SearchDeps) {
  app.register(async (laws: App) => {
    requirePermission(laws, library.service.point)
    lists(laws, engine)
    articles(laws, engine)
    related(laws, engine)
  })
}
