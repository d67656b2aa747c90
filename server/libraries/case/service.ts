/** Routes of the case library: lists, filters, charts, documents, and counts of cases that cite a law. */
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
import { CASE_PATHS } from '@contract/paths'
import { Facet, type ListQuery, QueryOnly } from '@contract/search'
import { PUBLISH_TYPES } from '@domain/libraries/case'
import { Type } from '@sinclair/typebox'
import type { FastifyReply } from 'fastify'
import type { Clause, Engine } from '../../engine/port'
import type { App } from '../../http/app-type'
import type { Visitor } from '../../http/visitor'
import { caseLibrary } from './'
import { chartsData } from './charts'
import { CASE_FACETS } from './statistics'
import { requirePermission } from '../../search/access'
import { CITED_LAW_FIELD, widenCitations } from '../../search/citation'
import { countFacet, countVisitorFacets } from '../../search/facets'
import { citationValues } from '../../search/law-names'
import { disconnectSignalOf } from '../../http/task'
import type { SearchContext } from '../../search/context'
import { createSearchContext, openDocument, findRows, type SearchDeps } from '../../search/run'
import { resultEnvelope, resultResponseSchema } from '../../http/envelope'
import { completenessIfEmpty } from '../coverage'

interface ListRequest {
  query: ListQuery
  visitor: Visitor
}

/**
 * Returns the charts of a shared query. The share key grants access to them, even if the query has members-only
 * filters.
 */
export async function sharedCharts(engine: Engine, query: string) {
  const context = await createSearchContext(engine, { library: caseLibrary, query })
  return chartsData(context)
}

const REFERENCE_CASES: Clause = { kind: 'value', field: 'publishType', values: [PUBLISH_TYPES[4]] }

/**
 * Returns the number of reference cases (参考案例) among the results, only for the first page of a search with conditions.
 * Returns nothing if none or all results are such cases.
 */
async function referenceCasesIn({ engine, where, conditions, signal }: SearchContext, total: number, page = '') {
  if (total === 0 || conditions.length === 0 || !['', '1'].includes(page)) return {}
  const clause: Clause = { kind: 'all', clauses: [where, REFERENCE_CASES] }
  const count = await engine.count({ collection: caseLibrary.spec.name, where: clause, signal })
  return count > 0 && count < total ? { referenceCases: count } : {}
}

export async function listCases(engine: Engine, { query, visitor }: ListRequest, reply: FastifyReply, within?: Clause) {
  const signal = disconnectSignalOf(reply)
  const context = await createSearchContext(engine, {
    library: caseLibrary,
    query: query.query,
    visitor,
    signal,
    within,
  })
  const { rows, total, order } = await findRows(context, caseLibrary.view.orders, caseLibrary.view.row, query)
  const judgements = { judgementDtoList: rows, totalCount: total }
  const beside = {
    ...(await completenessIfEmpty(engine, within ? 'excellentCaseNew' : caseLibrary.spec.name, total)),
    // Lists of excellent cases do not show the number.
    ...(within ? {} : await referenceCasesIn(context, total, query.pageIndex)),
  }
  return { context, list: { judgements, order, ...beside } }
}

function lists(app: App, engine: Engine) {
  const contextOf = (query: string | undefined, visitor: Visitor, reply: FastifyReply) =>
    createSearchContext(engine, { library: caseLibrary, query, visitor, signal: disconnectSignalOf(reply) })

  app.get(
    CASE_PATHS.list,
    { schema: { querystring: CaseListQuery, ...resultResponseSchema(CaseListResult) } },
    async (request, reply) => resultEnvelope((await listCases(engine, request, reply)).list),
  )
  app.get(
    CASE_PATHS.listWithFacets,
    { schema: { querystring: CaseListQuery, ...resultResponseSchema(CaseListWithFacets) } },
    async (request, reply) => {
      const { context, list } = await listCases(engine, request, reply)
      return resultEnvelope({ ...list, ...(await countVisitorFacets(context, CASE_FACETS)) })
    },
  )
  app.get(
    CASE_PATHS.facets,
    { schema: { querystring: QueryOnly, ...resultResponseSchema(CaseFacets) } },
    async ({ query, visitor }, reply) =>
      resultEnvelope(await countVisitorFacets(await contextOf(query.query, visitor, reply), CASE_FACETS)),
  )
  app.get(
    CASE_PATHS.facet,
    { schema: { querystring: CaseFieldQuery, ...resultResponseSchema(Type.Array(Facet)) } },
    async ({ query, visitor }, reply) => {
      const context = await contextOf(query.query, visitor, reply)
      return resultEnvelope(await countFacet(context, CASE_FACETS, query.field, query))
    },
  )
  for (const path of [CASE_PATHS.charts, CASE_PATHS.allCharts])
    app.get(
      path,
      { schema: { querystring: VisualQuery, ...resultResponseSchema(VisualData) } },
      async ({ query, visitor }, reply) =>
        resultEnvelope(await chartsData(await contextOf(query.query, visitor, reply), query.statisticsFields)),
    )
}

async function countCitations(engine: Engine, { query, laws }: LawRefRequest, visitor: Visitor) {
  const context = await createSearchContext(engine, { library: caseLibrary, query, visitor })
  return Promise.all(
    laws.map(async ({ law, article = '' }) => {
      const cites: Clause = { kind: 'value', field: CITED_LAW_FIELD, values: citationValues(law, article).slice(-1) }
      const clause: Clause = { kind: 'all', clauses: [context.where, cites] }
      const count = await engine.count({ collection: 'case', where: await widenCitations(engine, clause) })
      return { law, article: article || undefined, count }
    }),
  )
}

function documents(app: App, engine: Engine) {
  app.post(
    CASE_PATHS.detail,
    { schema: { params: JidParams, body: CaseDetailRequest, ...resultResponseSchema(CaseDetail) } },
    async ({ params, body }) => resultEnvelope(await openDocument(engine, caseLibrary, params.jid, body?.query)),
  )
  for (const path of [CASE_PATHS.citations, CASE_PATHS.citationsAsLaws])
    app.post(
      path,
      { schema: { body: LawRefRequest, ...resultResponseSchema(Type.Array(LawRefCount)) } },
      async ({ body, visitor }) => resultEnvelope(await countCitations(engine, body, visitor)),
    )
}

export function caseService(app: App, { engine }: SearchDeps) {
  app.register(async (cases: App) => {
    requirePermission(cases, caseLibrary.service.point)
    lists(cases, engine)
    documents(cases, engine)
  })
}
