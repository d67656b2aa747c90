/** Laws and regulations: `/ilawregu-search/api/v1/lawregu/`. */
import {
  FindLawItem,
  FindLawItems,
  LawArticle,
  LawArticles,
  LawDetail,
  LawFieldQuery,
  LawItemQuery,
  LawList,
  LawRelated,
  LidParams,
  NewLawList,
} from '@contract/lawregu'
import { Facet, KeywordQuery, ListQuery, QueryOnly, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import { sendDocx } from '../download/send'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { Refusal } from '../http/refusal'
import { EFF_LEVELS, LAW_ORDERS, lawLibrary, TIME_LIMITED } from '../libraries/law'
import { isGuest, refuseWithout, requirePermission } from '../search/access'
import { EVERYTHING } from '../search/clause'
import { facetOf, facetsOf } from '../search/facets'
import { articleOf, findArticle } from '../search/find-article'
import { pageOf, signalOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { lawDetail, lawDocx, lawItem, lawPayload, newLaw } from '../views/law'
import { answers, data } from './envelope'
import { ask, documentOf, pageOfRows, type SearchDeps, wordsToMark } from './searching'

const BASE = '/ilawregu-search/api/v1/lawregu'

const FACETS = {
  effLevelResults: { field: 'effLevel', order: EFF_LEVELS },
  timeLimitedResults: { field: 'timeLimited', order: TIME_LIMITED },
  regionResults: { field: 'region', tree: true },
}
const EXPRESS = { members: 6, guests: 5 }

export async function openLaw(engine: Engine, lid: string, query?: string) {
  return lawDetail(await documentOf(engine, 'law', lid), wordsToMark(lawLibrary, query))
}

function lists(app: App, engine: Engine) {
  app.get(
    `${BASE}/list`,
    { schema: { querystring: ListQuery, ...answers(LawList) } },
    async ({ query, visitor }, reply) => {
      const signal = signalOf(reply)
      const asked = await ask(engine, { library: lawLibrary, query: query.query, visitor, signal })
      const { rows, total, order } = await pageOfRows(asked, LAW_ORDERS, lawItem, query)
      const facets = await facetsOf(asked, FACETS)
      return data({ lawRegus: rows, totalCount: total, order, ...facets })
    },
  )
  app.get(
    `${BASE}/lawLeftStatisticsByField`,
    { schema: { querystring: LawFieldQuery, ...answers(Type.Array(Facet)) } },
    async ({ query, visitor }, reply) => {
      const asked = await ask(engine, { library: lawLibrary, query: query.query, visitor, signal: signalOf(reply) })
      return data(await facetOf(asked, FACETS, query.field, query.parent))
    },
  )
  app.get(
    `${BASE}/newLawExpress`,
    { schema: { querystring: ListQuery, ...answers(NewLawList) } },
    async ({ query, visitor }) => {
      const page = pageOf(isGuest(visitor) ? { ...query, pageSize: String(EXPRESS.guests) } : query, EXPRESS.members)
      const { hits, total } = await engine.search({
        collection: 'law',
        where: EVERYTHING,
        order: { by: 'number', field: 'postingDate', direction: 'desc' },
        from: page.from,
        size: page.size,
      })
      return data({ lawRegus: hits.map(newLaw), totalCount: total, pageSize: page.size })
    },
  )
  app.get(
    `${BASE}/recommend/suggest`,
    { schema: { querystring: KeywordQuery, ...answers(Type.Array(SuggestionGroup)) } },
    async ({ query }) => data(await suggestionsFor(engine, ['law'], query.keyword)),
  )
}

function documents(app: App, engine: Engine) {
  app.get(
    `${BASE}/:lid`,
    { schema: { params: LidParams, querystring: QueryOnly, ...answers(LawDetail) } },
    async ({ params, query }) => data(await openLaw(engine, params.lid, query.query)),
  )
  app.get(
    `${BASE}/:lid/related`,
    { schema: { params: LidParams, ...answers(Type.Array(LawRelated)) } },
    async request => {
      refuseWithout('cnki', request)
      return data(lawPayload(await documentOf(engine, 'law', request.params.lid)).related)
    },
  )
  app.get(`${BASE}/download/:lid`, { schema: { params: LidParams } }, async ({ params }, reply) =>
    sendDocx(reply, lawDocx(await documentOf(engine, 'law', params.lid))),
  )
}

function articles(app: App, engine: Engine) {
  app.get(`${BASE}/item`, { schema: { querystring: LawItemQuery, ...answers(LawArticle) } }, async ({ query }) => {
    const found = articleOf(await documentOf(engine, 'law', query.lid), query.article)
    if (!found) throw new Refusal('article_unknown')
    return data(found)
  })
  app.post(`${BASE}/findLawReguItem`, { schema: { body: FindLawItem, ...answers(LawArticle) } }, async ({ body }) => {
    const found = await findArticle(engine, body)
    if (!found) throw new Refusal('article_unknown')
    return data(found)
  })
  app.post(`${BASE}/findLawreguItems`, { schema: { body: FindLawItems, ...answers(LawArticles) } }, async ({ body }) =>
    data(await Promise.all(body.map(async item => (await findArticle(engine, item)) ?? null))),
  )
}

export function lawreguService(app: App, { engine }: SearchDeps) {
  app.register(async (laws: App) => {
    requirePermission(laws, 'lawregu')
    lists(laws, engine)
    articles(laws, engine)
    documents(laws, engine)
  })
}
