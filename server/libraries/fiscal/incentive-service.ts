/** Routes of tax incentives: `/fiscal-tax/api/v1/taxIncentives/`. */
import { IncentiveDetail, IncentiveLeftQuery, IncentiveList, IncentiveNode, IncentiveQuery } from '@contract/fiscal-tax'
import { INCENTIVE_PATHS } from '@contract/paths'
import { KeywordQuery, ListQuery, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import type { Engine } from '../../engine/port'
import type { App } from '../../http/app-type'
import {
  INCENTIVE_ORDERS,
  incentiveDetail,
  incentiveItem,
  incentiveLibrary as library,
  type IncentivePayload,
  incentiveTypeName,
} from './incentive'
import { MATCH_EVERYTHING } from '../../search/clause'
import { disconnectSignalOf } from '../../http/task'
import { dataResponseSchema, dataEnvelope } from '../../http/envelope'
import { incentiveSuggestions } from './suggestions'
import { createSearchContext, requireDocument, findRows } from '../../search/run'

const MOST = 10_000

function nodeAt(roots: IncentiveNode[], path: string[]): IncentiveNode[] {
  let level = roots
  path.forEach((name, depth) => {
    const id = incentiveTypeName(path.slice(0, depth + 1))
    const existing = level.find(node => node.id === id)
    const node = existing ?? { id, name, children: [] }
    if (!existing) level.push(node)
    level = node.children
  })
  return level
}

async function treeOf(engine: Engine, { menu, allTypeName, isDetail }: IncentiveLeftQuery): Promise<IncentiveNode[]> {
  const { hits } = await engine.search({
    collection: 'incentive',
    where: MATCH_EVERYTHING,
    order: { by: 'relevance' },
    from: 0,
    size: MOST,
  })
  const roots: IncentiveNode[] = []
  for (const { id, title, payload } of hits) {
    const { typePath } = payload as IncentivePayload
    const type = incentiveTypeName(typePath)
    if (menu && typePath[0] !== menu) continue
    if (allTypeName && type !== allTypeName && !type.startsWith(`${allTypeName}_`)) continue
    const level = nodeAt(roots, typePath)
    if (isDetail === 'true') level.push({ id, name: title, children: [] })
  }
  return roots
}

export function incentiveRoutes(app: App, engine: Engine) {
  app.get(
    INCENTIVE_PATHS.tree,
    { schema: { querystring: IncentiveLeftQuery, ...dataResponseSchema(Type.Array(IncentiveNode)) } },
    async ({ query }) => dataEnvelope(await treeOf(engine, query)),
  )
  app.get(
    INCENTIVE_PATHS.suggest,
    { schema: { querystring: KeywordQuery, ...dataResponseSchema(Type.Array(SuggestionGroup)) } },
    async ({ query: { keyword = '' } }) => dataEnvelope(await incentiveSuggestions(engine, keyword.trim())),
  )
  app.get(
    INCENTIVE_PATHS.detail,
    { schema: { querystring: IncentiveQuery, ...dataResponseSchema(IncentiveDetail) } },
    async ({ query }) => dataEnvelope(incentiveDetail(await requireDocument(engine, 'incentive', query.tid))),
  )
  app.get(
    INCENTIVE_PATHS.list,
    { schema: { querystring: ListQuery, ...dataResponseSchema(IncentiveList) } },
    async ({ query, visitor }, reply) => {
      const context = await createSearchContext(engine, {
        library,
        query: query.query,
        visitor,
        signal: disconnectSignalOf(reply),
      })
      const { rows, total } = await findRows(context, INCENTIVE_ORDERS, incentiveItem, query)
      return dataEnvelope({ totalCount: total, taxIncentivesList: rows })
    },
  )
}
