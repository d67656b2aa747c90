/** Tax incentives, in a tree of types. */
import type { IncentiveRecord } from '../corpus/records'
import type { Order } from '../engine/port'
import { textIn, treeOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'
import { type Labelled, labelled } from './payload'

export type IncentivePayload = Labelled<IncentiveRecord>

export const INCENTIVE_ORDERS: Record<string, Order> = { relevance: { by: 'relevance' } }

export const incentiveLibrary: Library<IncentiveRecord> = {
  spec: { name: 'incentive', scopes: [], names: ['type'], values: ['type'], trees: ['type'], numbers: [] },
  toDocument: record => ({
    id: record.tid,
    title: record.title,
    blocks: from.blocksOf(record.paragraphs),
    names: { type: record.typePath },
    values: { type: from.present(from.pathOf(record.typePath)) },
    numbers: {},
    weight: 0,
    payload: labelled(record),
  }),
  dimensions: { 全文: textIn('full'), 标题: textIn('title'), 类型: treeOf('type') },
  membersOnly: [],
  openTrees: true,
}
