/** Similar cases and their rule books: `/similarity/api/v1/`. */
import { KeywordQuery, ListQuery, QueryOnly, SuggestionGroup } from '@contract/search'
import {
  Catalog,
  CatalogParams,
  CatalogQuery,
  NodeQuery,
  SidParams,
  SimilarityClass,
  SimilarityDetail,
  SimilarityList,
  StatisticsNode,
} from '@contract/similarity'
import { Type } from '@sinclair/typebox'
import { sendDocx } from '../download/send'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { SIMILARITY_ORDERS, similarityLibrary as library } from '../libraries/similarity'
import { requirePermission } from '../search/access'
import { withLaws } from '../search/law-suggestions'
import { signalOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { similarityDetail, similarityDocx, similarityItem } from '../views/similarity'
import { answers, data } from './envelope'
import { bookClasses, bookNodes, catalogOf, chapterNodes } from './rule-books'
import { ask, documentOf, pageOfRows, type SearchDeps, wordsToMark } from '../search/run'

const BASE = '/similarity/api/v1'

function bookRoutes(app: App, engine: Engine) {
  app.get(
    `${BASE}/statisticsNode/_search`,
    { schema: { querystring: NodeQuery, ...answers(Type.Array(StatisticsNode)) } },
    async ({ query, visitor }, reply) => {
      const asked = await ask(engine, { library, query: query.query, visitor, signal: signalOf(reply) })
      return data(query.id === undefined ? await bookNodes(asked) : await chapterNodes(asked, query.id))
    },
  )
  app.get(`${BASE}/catalog`, { schema: answers(Type.Array(SimilarityClass)) }, async () =>
    data(await bookClasses(engine)),
  )
  app.get(
    `${BASE}/catalog/:id`,
    { schema: { params: CatalogParams, querystring: CatalogQuery, ...answers(Catalog) } },
    async ({ params, query }) => data(await catalogOf(engine, params.id, query.type === 'headings')),
  )
}

export function similarityService(app: App, { engine }: SearchDeps) {
  app.register(async (cases: App) => {
    requirePermission(cases, 'similarity')
    bookRoutes(cases, engine)
    cases.get(
      `${BASE}/similarity/_search`,
      { schema: { querystring: ListQuery, ...answers(SimilarityList) } },
      async ({ query, visitor }, reply) => {
        const asked = await ask(engine, { library, query: query.query, visitor, signal: signalOf(reply) })
        const { rows, total, order } = await pageOfRows(asked, SIMILARITY_ORDERS, similarityItem, query)
        return data({ similarities: rows, totalCount: total, order })
      },
    )
    cases.get(
      `${BASE}/similarity/:sid`,
      { schema: { params: SidParams, querystring: QueryOnly, ...answers(SimilarityDetail) } },
      async ({ params, query }) =>
        data(similarityDetail(await documentOf(engine, 'similarity', params.sid), wordsToMark(library, query.query))),
    )
    cases.get(
      `${BASE}/suggest`,
      { schema: { querystring: KeywordQuery, ...answers(Type.Array(SuggestionGroup)) } },
      async ({ query: { keyword: text }, visitor }) =>
        data(
          await withLaws(engine, await suggestionsFor(engine, ['similarity'], text), { text, visitor, cites: true }),
        ),
    )
    cases.get(`${BASE}/download/:sid`, { schema: { params: SidParams } }, async ({ params }, reply) =>
      sendDocx(reply, similarityDocx(await documentOf(engine, 'similarity', params.sid))),
    )
  })
}
