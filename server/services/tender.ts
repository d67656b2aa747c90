/** Bidding notices: `/tender/api/v1/search/`. */
import { LeftQuery } from '@contract/left'
import { KeywordQuery, ListQuery, QueryOnly, SuggestionGroup } from '@contract/search'
import { BidParams, TenderDetail, TenderFacets, TenderList } from '@contract/tender'
import { Type } from '@sinclair/typebox'
import { sendDocx } from '../download/send'
import type { App } from '../http/app-type'
import { BIDDING_ORDERS, biddingLibrary as library } from '../libraries/bidding'
import { requirePermission } from '../search/access'
import { signalOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { tenderDetail, tenderDocx, tenderItem } from '../views/tender'
import { answers, data } from './envelope'
import { leftOf } from './left'
import { ask, documentOf, pageOfRows, type SearchDeps, wordsToMark } from '../search/run'

const BASE = '/tender/api/v1/search'

const FACETS = {
  regionResults: { field: 'region', tree: true },
  yearResults: { field: 'year', order: 'newest' as const },
  authorityResults: { field: 'authority' },
}

export function tenderService(app: App, { engine }: SearchDeps) {
  app.register(async (notices: App) => {
    requirePermission(notices, 'tender')
    notices.get(
      `${BASE}/tenderList`,
      { schema: { querystring: ListQuery, ...answers(TenderList) } },
      async ({ query, visitor }, reply) => {
        const asked = await ask(engine, { library, query: query.query, visitor, signal: signalOf(reply) })
        const { rows, total, order } = await pageOfRows(asked, BIDDING_ORDERS, tenderItem, query)
        return data({ tenders: rows, totalCount: total, order })
      },
    )
    notices.get(
      `${BASE}/tenderLeftStatistics`,
      { schema: { querystring: LeftQuery, ...answers(TenderFacets) } },
      async ({ query, visitor }, reply) => {
        const asked = await ask(engine, { library, query: query.query, visitor, signal: signalOf(reply) })
        return data(await leftOf(asked, FACETS, query))
      },
    )
    notices.get(
      `${BASE}/suggest`,
      { schema: { querystring: KeywordQuery, ...answers(Type.Array(SuggestionGroup)) } },
      async ({ query }) => data(await suggestionsFor(engine, ['bidding'], query.keyword)),
    )
    notices.get(
      `${BASE}/:bid`,
      { schema: { params: BidParams, querystring: QueryOnly, ...answers(TenderDetail) } },
      async ({ params, query }) =>
        data(tenderDetail(await documentOf(engine, 'bidding', params.bid), wordsToMark(library, query.query))),
    )
    notices.get(`${BASE}/download/:bid`, { schema: { params: BidParams } }, async ({ params }, reply) =>
      sendDocx(reply, tenderDocx(await documentOf(engine, 'bidding', params.bid))),
    )
  })
}
