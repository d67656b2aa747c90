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
import { ownOrigin } from '../http/origin'
import { Refusal } from '../http/refusal'
import { EFF_LEVELS, LAW_ORDERS, lawLibrary, TIME_LIMITED } from '../libraries/law'
import { isGuest, refuseWithout, requirePermission } from '../search/access'
import { EVERYTHING } from '../search/clause'
import { facetOf, facetsOf } from '../search/facets'
import { articleOfVersion, findArticle } from '../search/find-article'
import { withLaws } from '../search/law-suggestions'
import { pageOf, signalOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { lawDetail, lawDocx, lawPayload, newLaw } from '../views/law'
import { answers, data } from './envelope'
import { withLawFirst } from './law-first'
import { ask, documentOf, pageOfRows, type SearchDeps, wordsToMark } from '../search/run'

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

const askLaws = async (engine: Engine, asking: Omit<Parameters<typeof ask>[1], 'library'>) =>
  withLawFirst(await ask(engine, { library: lawLibrary, ...asking }))

function lists(app: App, engine: Engine) {
  app.get(
    `${BASE}/list`,
    { schema: { querystring: ListQuery, ...answers(LawList) } },
    async ({ query, visitor }, reply) => {
      const signal = signalOf(reply)
      const { asked, row } = await askLaws(engine, { query: query.query, visitor, signal })
      const { rows, total, order } = await pageOfRows(asked, LAW_ORDERS, row, query)
      const facets = await facetsOf(asked, FACETS)
      return data({ lawRegus: rows, totalCount: total, order, ...facets })
    },
  )
  app.get(
    `${BASE}/lawLeftStatisticsByField`,
    { schema: { querystring: LawFieldQuery, ...answers(Type.Array(Facet)) } },
    async ({ query, visitor }, reply) => {
      const { asked } = await askLaws(engine, { query: query.query, visitor, signal: signalOf(reply) })
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
    async ({ query: { keyword: text }, visitor }) =>
      data(await withLaws(engine, await suggestionsFor(engine, ['law'], text), { text, visitor })),
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
      const { related } = lawPayload(await documentOf(engine, 'law', request.params.lid))
      const own = ownOrigin(request)
      // Our own files have addresses without a host.
      return data(related.map(paper => (paper.url.startsWith('/') ? { ...paper, url: own + paper.url } : paper)))
    },
  )
  app.get(`${BASE}/download/:lid`, { schema: { params: LidParams } }, async ({ params }, reply) =>
    sendDocx(reply, lawDocx(await documentOf(engine, 'law', params.lid))),
  )
}

function articles(app: App, engine: Engine) {
  app.get(`${BASE}/item`, { schema: { querystring: LawItemQuery, ...answers(LawArticle) } }, async ({ query }) => {
    const found = await articleOfVersion(engine, await documentOf(engine, 'law', query.lid), query)
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
