/** Documents of procuratorates: `/inspection/api/v1/search/`. */
import {
  IidParams,
  InspectionDetail,
  InspectionFacets,
  InspectionList,
  InspectionSuggestQuery,
} from '@contract/inspection'
import { LeftQuery } from '@contract/left'
import { KeywordQuery, ListQuery, QueryOnly, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import { sendDocx } from '../download/send'
import type { App } from '../http/app-type'
import { PRO_DOC_ORDERS, PROCURATORATE_LEVELS, proDocLibrary as library } from '../libraries/pro-doc'
import { requirePermission } from '../search/access'
import { withLaws } from '../search/law-suggestions'
import { signalOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { inspectionDetail, inspectionDocx, inspectionItem } from '../views/inspection'
import { answers, data } from './envelope'
import { leftOf } from './left'
import { ask, documentOf, pageOfRows, type SearchDeps, wordsToMark } from '../search/run'

const BASE = '/inspection/api/v1/search'

const FACETS = {
  documentTypeResults: { field: 'documentType' },
  regionResults: { field: 'region', tree: true },
  yearResults: { field: 'year', order: 'newest' as const },
  causeResults: { field: 'cause', tree: true },
  levelResults: { field: 'level', order: Object.values(PROCURATORATE_LEVELS) },
}
const KINDS = { cause: '案由', procuratorate: '检察院', title: '标题' }

export function inspectionService(app: App, { engine }: SearchDeps) {
  const suggestions = async (keyword: string | undefined, kinds: string[]) =>
    (await suggestionsFor(engine, ['proDoc'], keyword)).filter(({ pre }) => kinds.includes(pre))

  app.register(async (documents: App) => {
    requirePermission(documents, 'inspection')
    documents.get(
      `${BASE}/inspectionList`,
      { schema: { querystring: ListQuery, ...answers(InspectionList) } },
      async ({ query, visitor }, reply) => {
        const asked = await ask(engine, { library, query: query.query, visitor, signal: signalOf(reply) })
        const { rows, total, order } = await pageOfRows(asked, PRO_DOC_ORDERS, inspectionItem, query)
        return data({ inspections: rows, totalCount: total, order })
      },
    )
    documents.get(
      `${BASE}/inspectionLeftStatistics`,
      { schema: { querystring: LeftQuery, ...answers(InspectionFacets) } },
      async ({ query, visitor }, reply) => {
        const asked = await ask(engine, { library, query: query.query, visitor, signal: signalOf(reply) })
        return data(await leftOf(asked, FACETS, query))
      },
    )
    documents.get(
      `${BASE}/suggestCase`,
      { schema: { querystring: KeywordQuery, ...answers(Type.Array(SuggestionGroup)) } },
      async ({ query }) => data(await suggestions(query.keyword, [KINDS.cause])),
    )
    documents.get(
      `${BASE}/suggest`,
      { schema: { querystring: InspectionSuggestQuery, ...answers(Type.Array(SuggestionGroup)) } },
      async ({ query: { keyword: text, fields }, visitor }) => {
        const groups = await suggestions(text, fields?.map(field => KINDS[field]) ?? Object.values(KINDS))
        // Whoever fills in one field of a form wants words for it.
        return data(fields ? groups : await withLaws(engine, groups, { text, visitor }))
      },
    )
    documents.get(
      `${BASE}/:iid`,
      { schema: { params: IidParams, querystring: QueryOnly, ...answers(InspectionDetail) } },
      async ({ params, query }) =>
        data(inspectionDetail(await documentOf(engine, 'proDoc', params.iid), wordsToMark(library, query.query))),
    )
    documents.get(`${BASE}/download/:iid`, { schema: { params: IidParams } }, async ({ params }, reply) =>
      sendDocx(reply, inspectionDocx(await documentOf(engine, 'proDoc', params.iid))),
    )
  })
}
