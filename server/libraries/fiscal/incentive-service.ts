/** Tax incentives: `/fiscal-tax/api/v1/taxIncentives/`. */
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
  typeName,
} from './incentive'
import { MATCH_EVERYTHING } from '../../search/clause'
import { signalOf } from '../../http/task'
import { dataResponse, data } from '../../http/envelope'
import { incentiveSuggestions } from './suggestions'
import { createSearchContext, requireDocument, findRows } from '../../search/run'

const MOST = 10_000

function nodeAt(roots: IncentiveNode[], path: string[]): IncentiveNode[] {
  let level = roots
  path.forEach((name, depth) => {
    const id = typeName(path.slice(0, depth + 1))
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
    const type = typeName(typePath)
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
    { schema: { querystring: IncentiveLeftQuery, ...dataResponse(Type.Array(IncentiveNode)) } },
    async ({ query }) => data(await treeOf(engine, query)),
  )
  app.get(
    INCENTIVE_PATHS.suggest,
    { schema: { querystring: KeywordQuery, ...dataResponse(Type.Array(SuggestionGroup)) } },
    async ({ query: { keyword = '' } }) => data(await incentiveSuggestions(engine, keyword.trim())),
  )
  app.get(
    INCENTIVE_PATHS.detail,
    { schema: { querystring: IncentiveQuery, ...dataResponse(IncentiveDetail) } },
    async ({ query }) => data(incentiveDetail(await requireDocument(engine, 'incentive', query.tid))),
  )
  app.get(
    INCENTIVE_PATHS.list,
    { schema: { querystring: ListQuery, ...dataResponse(IncentiveList) } },
    async ({ query, visitor }, reply) => {
      const context = await createSearchContext(engine, {
        library,
        query: query.query,
        visitor,
        signal: signalOf(reply),
      })
      const { rows, total } = await findRows(context, INCENTIVE_ORDERS, incentiveItem, query)
      return data({ totalCount: total, taxIncentivesList: rows })
    },
  )
}
