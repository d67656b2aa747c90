/** Tax incentives, in a tree of types. */
import type { IncentiveDetail, IncentiveList } from '@contract/fiscal-tax'
import type { IncentiveDimension } from '@domain/libraries/fiscal'
import type { EngineDocument, Order } from '../../engine/port'
import { textIn, treeOf } from '../../search/dimensions'
import { hitResult, marked } from '../../search/hits'
import * as from from '../fields'
import type { Library } from '../../search/library'
import { markText } from '../paragraphs'
import { type Labelled, labelled } from '../payload'
import type { Paragraph } from '../../records'

export interface IncentiveRecord {
  tid: string
  title: string
  /** The path of types. On the wire it is `allTypeName`, joined by underscores. */
  typePath: string[]
  paragraphs: Paragraph[]
}

export type IncentivePayload = Labelled<IncentiveRecord>

export const INCENTIVE_ORDERS: Record<string, Order> = { relevance: { by: 'relevance' } }

export const incentiveLibrary: Library<IncentiveRecord, IncentiveDimension> = {
  spec: { name: 'incentive', scopes: [], names: ['type'], values: ['type'], trees: ['type'], numbers: [] },
  toDocument: record => ({
    id: record.tid,
    title: record.title,
    blocks: from.blocksOf(record.paragraphs),
    names: { type: record.typePath },
    values: { type: from.presentValues(from.pathOf(record.typePath)) },
    numbers: {},
    weight: 0,
    payload: labelled(record),
  }),
  dimensions: { 全文: textIn('full'), 标题: textIn('title'), 类型: treeOf('type') },
  membersOnly: [],
  openTrees: true,
}

const payloadOf = ({ payload }: EngineDocument) => payload as IncentivePayload

export function incentiveItem(document: EngineDocument, words: string[]): IncentiveList['taxIncentivesList'][number] {
  const { tid, title } = payloadOf(document)
  return { tid, title: marked(title, words), hitResult: hitResult(document, words) }
}

/** Joins a path of types with underscores, as on the wire. */
export const typeName = (path: string[]) => path.join('_')

export function incentiveDetail(document: EngineDocument): IncentiveDetail {
  const { tid, title, typePath, labels } = payloadOf(document)
  const paragraphVOs = document.blocks.map(({ text }, at) => ({ name: labels[at] ?? '', text: markText([text], []) }))
  return { tid, title, allTypeName: typeName(typePath), paragraphVOs }
}
