/** Routes that only the law library has: one facet, new laws, related papers and single articles. */
import {
  FindArticleRequest,
  FindArticlesRequest,
  LawArticle,
  LawArticles,
  LawFieldQuery,
  LawItemQuery,
  RelatedPaper,
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
import { lawPayload, newLawRow } from './view'
import { isGuest, refuseWithoutPermission, requirePermission } from '../../search/access'
import { MATCH_EVERYTHING } from '../../search/clause'
import { countFacet } from '../../search/facets'
import { completenessByFirstDay } from './completeness'
import { articleError, articleOfVersion, findArticle, cachedVersionLookup } from './articles'
import { pinNamedLaw } from './pin-named-law'
import { pageWindowOf } from '../../search/request'
import { disconnectSignalOf } from '../../http/task'
import { createSearchContext, requireDocument, type SearchDeps } from '../../search/run'
import { mapWithYields } from '../../search/yield-to-event-loop'
import { dataResponseSchema, dataEnvelope } from '../../http/envelope'

/** The number of new laws on one page. Members may request another number. */
const EXPRESS = { members: 6, guests: 5 }
const library = lawLibrary

function lists(app: App, engine: Engine) {
  app.get(
    LAW_PATHS.facet,
    { schema: { querystring: LawFieldQuery, ...dataResponseSchema(Type.Array(Facet)) } },
    async ({ query, visitor }, reply) => {
      const search = await createSearchContext(engine, {
        library,
        query: query.query,
        visitor,
        signal: disconnectSignalOf(reply),
      })
      const { context } = await pinNamedLaw(search, library)
      return dataEnvelope(await countFacet(context, library.service.facets, query.field, query))
    },
  )
  app.get(
    LAW_PATHS.newest,
    { schema: { querystring: ListQuery, ...dataResponseSchema(NewLawList) } },
    async ({ query, visitor }) => {
      const page = pageWindowOf(
        isGuest(visitor) ? { ...query, pageSize: String(EXPRESS.guests) } : query,
        EXPRESS.members,
      )
      const { hits, total } = await engine.search({
        collection: library.spec.name,
        where: MATCH_EVERYTHING,
        order: { by: 'number', field: 'postingDate', direction: 'desc' },
        from: page.from,
        size: page.size,
      })
      return dataEnvelope({ lawRegus: hits.map(newLawRow), totalCount: total, pageSize: page.size })
    },
  )
}

function related(app: App, engine: Engine) {
  app.get(
    LAW_PATHS.related,
    { schema: { params: LidParams, ...dataResponseSchema(Type.Array(RelatedPaper)) } },
    async request => {
      refuseWithoutPermission('cnki', request)
      const { related } = lawPayload(await requireDocument(engine, library.spec.name, request.params.lid))
      const origin = serverOrigin(request)
      // URLs of this server's own files lack a host, so the origin is added.
      return dataEnvelope(
        related.map(paper => (paper.url.startsWith('/') ? { ...paper, url: origin + paper.url } : paper)),
      )
    },
  )
}

function articles(app: App, engine: Engine) {
  app.get(
    LAW_PATHS.article,
    { schema: { querystring: LawItemQuery, ...dataResponseSchema(LawArticle) } },
    async ({ query }) => {
      const article = await articleOfVersion(engine, await requireDocument(engine, library.spec.name, query.lid), query)
      if (!article) throw new HttpError('article_unknown')
      return dataEnvelope({ ...article, ...(await completenessByFirstDay(engine))(article.effective_date) })
    },
  )
  app.post(
    LAW_PATHS.findArticle,
    { schema: { body: FindArticleRequest, ...dataResponseSchema(LawArticle) } },
    async ({ body }) => {
      const article = await findArticle(engine, body)
      if (!article) throw await articleError(engine, body)
      return dataEnvelope({ ...article, ...(await completenessByFirstDay(engine))(article.effective_date) })
    },
  )
  app.post(
    LAW_PATHS.findArticles,
    { schema: { body: FindArticlesRequest, ...dataResponseSchema(LawArticles) } },
    async ({ body }, reply) => {
      const signal = disconnectSignalOf(reply)
      const versionsOf = cachedVersionLookup(engine)
      const articles = await mapWithYields(body, item => {
        signal.throwIfAborted()
        return findArticle(engine, item, versionsOf)
      })
      const factsOf = await completenessByFirstDay(engine)
      return dataEnvelope(
        articles.map(article => (article ? { ...article, ...factsOf(article.effective_date) } : null)),
      )
    },
  )
}

export function lawService(app: App, { engine }: SearchDeps) {
  app.register(async (laws: App) => {
    requirePermission(laws, library.service.point)
    lists(laws, engine)
    articles(laws, engine)
    related(laws, engine)
  })
}
