/** Practice articles and partner columns: `/iarticle-search/api/v1/`. */
import {
  ArticleDetail,
  ArticleFacets,
  ArticleItem,
  ArticleList,
  ArticleParams,
  ArticleSuggestQuery,
  ColumnQuery,
  HotArticleQuery,
  PartnerColumn,
} from '@contract/article'
import { LeftQuery } from '@contract/left'
import { ListQuery, QueryOnly, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import type { PartnerRecord } from '../corpus/records'
import { sendDocx } from '../download/send'
import type { Clause, Engine, EngineDocument } from '../engine/port'
import type { App } from '../http/app-type'
import { Refusal } from '../http/refusal'
import { ARTICLE_ORDERS, articleLibrary as library } from '../libraries/article'
import { requirePermission } from '../search/access'
import { EVERYTHING } from '../search/clause'
import { withLaws } from '../search/law-suggestions'
import { pageOf, signalOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { articleDetail, articleDocx, articleItem } from '../views/article'
import { answers, data } from './envelope'
import { leftOf } from './left'
import { ask, documentOf, pageOfRows, type SearchDeps, wordsToMark } from '../search/run'

const BASE = '/iarticle-search/api/v1/article'
const COLUMNS = '/iarticle-search/api/v1/article-column'

const FACETS = {
  partnerResults: { field: 'partner' },
  authorResults: { field: 'author' },
  yearResults: { field: 'year', order: 'newest' as const },
}
const HOT = 10
const MOST_COLUMNS = 1000
const SUGGESTIONS = 10

const havingValue = (field: string, value: string): Clause => ({ kind: 'value', field, values: [value] })

async function columnOf(engine: Engine, { payload }: EngineDocument): Promise<PartnerColumn> {
  const { id, columnName, slogan, wechatBiz } = payload as PartnerRecord
  const columnArticleTotal = await engine.count({ collection: 'article', where: havingValue('partnerId', id) })
  return { id, columnName, slogan, icon: '', wechatBiz, columnArticleTotal }
}

async function columns(engine: Engine, where: Clause) {
  const order = { by: 'relevance' } as const
  const { hits } = await engine.search({ collection: 'partner', where, order, from: 0, size: MOST_COLUMNS })
  return Promise.all(hits.map(hit => columnOf(engine, hit)))
}

function columnRoutes(app: App, engine: Engine) {
  app.get(`${COLUMNS}/list`, { schema: answers(Type.Array(PartnerColumn)) }, async () =>
    data(await columns(engine, EVERYTHING)),
  )
  app.get(
    `${COLUMNS}/details`,
    { schema: { querystring: ColumnQuery, ...answers(PartnerColumn) } },
    async ({ query: { columnName, wechatBiz } }) => {
      const clauses = [
        ...(wechatBiz ? [havingValue('wechatBiz', wechatBiz)] : []),
        ...(columnName ? [havingValue('columnName', columnName)] : []),
      ]
      if (clauses.length === 0) throw new Refusal('invalid_request')
      const [column] = await columns(engine, { kind: 'all', clauses })
      if (!column) throw new Refusal('not_found')
      return data(column)
    },
  )
}

function listRoutes(app: App, engine: Engine) {
  app.get(
    `${BASE}/articleList`,
    { schema: { querystring: ListQuery, ...answers(ArticleList) } },
    async ({ query, visitor }, reply) => {
      const asked = await ask(engine, { library, query: query.query, visitor, signal: signalOf(reply) })
      const { rows, total, order } = await pageOfRows(asked, ARTICLE_ORDERS, articleItem, query)
      return data({ articles: rows, totalCount: total, order })
    },
  )
  app.get(
    `${BASE}/articleLeft`,
    { schema: { querystring: LeftQuery, ...answers(ArticleFacets) } },
    async ({ query, visitor }, reply) => {
      const asked = await ask(engine, { library, query: query.query, visitor, signal: signalOf(reply) })
      return data(await leftOf(asked, FACETS, query))
    },
  )
  app.get(
    `${BASE}/getHotArticle`,
    { schema: { querystring: HotArticleQuery, ...answers(Type.Array(ArticleItem)) } },
    async ({ query: { organ } }) => {
      const { hits } = await engine.search({
        collection: 'article',
        where: organ ? havingValue('partner', organ) : EVERYTHING,
        order: { by: 'number', field: 'reads', direction: 'desc' },
        from: 0,
        size: HOT,
      })
      return data(hits.map(hit => articleItem(hit, [])))
    },
  )
  app.get(
    `${BASE}/recommend/suggest`,
    { schema: { querystring: ArticleSuggestQuery, ...answers(Type.Array(SuggestionGroup)) } },
    async ({ query: { keyword: text, pageSize, advancedFlag }, visitor }) => {
      const { size } = pageOf({ pageSize }, SUGGESTIONS)
      const groups = await suggestionsFor(engine, ['article'], text, size)
      if (advancedFlag === 'true') return data(groups.filter(group => !group.directToPageFlag))
      return data(await withLaws(engine, groups, { text, visitor, cites: true }))
    },
  )
}

export function articleService(app: App, { engine }: SearchDeps) {
  app.register(async (articles: App) => {
    requirePermission(articles, 'article')
    columnRoutes(articles, engine)
    listRoutes(articles, engine)
    articles.get(
      `${BASE}/findArticleById/:id`,
      { schema: { params: ArticleParams, querystring: QueryOnly, ...answers(ArticleDetail) } },
      async ({ params, query }) =>
        data(articleDetail(await documentOf(engine, 'article', params.id), wordsToMark(library, query.query))),
    )
    articles.get(`${BASE}/downloadByAid/:id`, { schema: { params: ArticleParams } }, async ({ params }, reply) =>
      sendDocx(reply, articleDocx(await documentOf(engine, 'article', params.id))),
    )
  })
}
