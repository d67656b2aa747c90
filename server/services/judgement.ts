/** Cases and their charts: `/judgement-search/api/v1/`. */
import {
  CaseDetail,
  CaseDetailRequest,
  CaseFacets,
  CaseFieldQuery,
  CaseListQuery,
  CaseListResult,
  CaseListWithFacets,
  JidParams,
  LawRefCount,
  LawRefRequest,
  VisualData,
  VisualQuery,
} from '@contract/judgement'
import { Facet, KeywordQuery, type ListQuery, QueryOnly, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import type { FastifyReply } from 'fastify'
import { sendDocx } from '../download/send'
import type { Clause, Engine } from '../engine/port'
import type { App } from '../http/app-type'
import type { Visitor } from '../http/visitor'
import { CASE_ORDERS, caseLibrary } from '../libraries/case'
import { CASE_FACETS } from '../libraries/case-statistics'
import { requirePermission } from '../search/access'
import { CITED_FIELD, widenCitations } from '../search/citation'
import { facetOf, facetsOf } from '../search/facets'
import { citationValues } from '../search/law-names'
import { withLaws } from '../search/law-suggestions'
import { signalOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { caseDetail, caseDocx, caseItem } from '../views/case'
import { visualData } from '../views/visual'
import { result, resultOf } from './envelope'
import { ask, documentOf, pageOfRows, type SearchDeps, wordsToMark } from '../search/run'

export const BASE = '/judgement-search/api/v1'

interface Asking {
  query: ListQuery
  visitor: Visitor
}

export async function openCase(engine: Engine, jid: string, query?: string) {
  return caseDetail(await documentOf(engine, 'case', jid), wordsToMark(caseLibrary, query))
}

/** The charts of a query as they are shared: whoever has the key sees them, whatever filters made them. */
export async function sharedVisual(engine: Engine, query: string) {
  const asked = await ask(engine, { library: caseLibrary, query })
  return visualData(asked)
}

export async function listCases(engine: Engine, { query, visitor }: Asking, reply: FastifyReply, within?: Clause) {
  const signal = signalOf(reply)
  const asked = await ask(engine, { library: caseLibrary, query: query.query, visitor, signal, within })
  const { rows, total, order } = await pageOfRows(asked, CASE_ORDERS, caseItem, query)
  const judgements = { judgementDtoList: rows, totalCount: total }
  return { asked, list: { judgements, order } }
}

function lists(app: App, engine: Engine) {
  const askCases = (query: string | undefined, visitor: Visitor, reply: FastifyReply) =>
    ask(engine, { library: caseLibrary, query, visitor, signal: signalOf(reply) })

  app.get(
    `${BASE}/search/list`,
    { schema: { querystring: CaseListQuery, ...resultOf(CaseListResult) } },
    async (request, reply) => result((await listCases(engine, request, reply)).list),
  )
  app.get(
    `${BASE}/search/caseList`,
    { schema: { querystring: CaseListQuery, ...resultOf(CaseListWithFacets) } },
    async (request, reply) => {
      const { asked, list } = await listCases(engine, request, reply)
      return result({ ...list, ...(await facetsOf(asked, CASE_FACETS)) })
    },
  )
  app.get(
    `${BASE}/search/caseLeftStatistics`,
    { schema: { querystring: QueryOnly, ...resultOf(CaseFacets) } },
    async ({ query, visitor }, reply) =>
      result(await facetsOf(await askCases(query.query, visitor, reply), CASE_FACETS)),
  )
  app.get(
    `${BASE}/search/caseLeftStatisticsByField`,
    { schema: { querystring: CaseFieldQuery, ...resultOf(Type.Array(Facet)) } },
    async ({ query, visitor }, reply) => {
      const asked = await askCases(query.query, visitor, reply)
      return result(await facetOf(asked, CASE_FACETS, query.field, query.parent))
    },
  )
  for (const name of ['statisticsByFields', 'getAllVisualData'])
    app.get(
      `${BASE}/search/${name}`,
      { schema: { querystring: VisualQuery, ...resultOf(VisualData) } },
      async ({ query, visitor }, reply) =>
        result(await visualData(await askCases(query.query, visitor, reply), query.statisticsFields)),
    )
}

async function countCitations(engine: Engine, { query, laws }: LawRefRequest, visitor: Visitor) {
  const asked = await ask(engine, { library: caseLibrary, query, visitor })
  return Promise.all(
    laws.map(async ({ law, article = '' }) => {
      const cites: Clause = { kind: 'value', field: CITED_FIELD, values: citationValues(law, article).slice(-1) }
      const clause: Clause = { kind: 'all', clauses: [asked.where, cites] }
      const count = await engine.count({ collection: 'case', where: await widenCitations(engine, clause) })
      return { law, article: article || undefined, count }
    }),
  )
}

function documents(app: App, engine: Engine) {
  app.post(
    `${BASE}/search/:jid`,
    { schema: { params: JidParams, body: CaseDetailRequest, ...resultOf(CaseDetail) } },
    async ({ params, body }) => result(await openCase(engine, params.jid, body?.query)),
  )
  app.get(`${BASE}/es/download/:jid`, { schema: { params: JidParams } }, async ({ params }, reply) =>
    sendDocx(reply, caseDocx(await documentOf(engine, 'case', params.jid))),
  )
  app.get(
    `${BASE}/search/recommend/suggest`,
    { schema: { querystring: KeywordQuery, ...resultOf(Type.Array(SuggestionGroup)) } },
    async ({ query: { keyword: text }, visitor }) =>
      result(await withLaws(engine, await suggestionsFor(engine, ['case'], text), { text, visitor, cites: true })),
  )
  for (const path of [`${BASE}/search/lawref/stat`, '/ilaw/api/v1/search/lawref/stat'])
    app.post(
      path,
      { schema: { body: LawRefRequest, ...resultOf(Type.Array(LawRefCount)) } },
      async ({ body, visitor }) => result(await countCitations(engine, body, visitor)),
    )
}

export function judgementService(app: App, { engine }: SearchDeps) {
  app.register(async (cases: App) => {
    requirePermission(cases, 'judgement')
    lists(cases, engine)
    documents(cases, engine)
  })
}
