/** Tax incentives, in a tree of types. */
import type { IncentiveRecord } from '../corpus/records'
import { textIn, treeOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'

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
    payload: record,
  }),
  dimensions: { 全文: textIn('full'), 标题: textIn('title'), 类型: treeOf('type') },
  membersOnly: [],
}
