/** The library of tax incentives, which are classified by a tree of types. */
import type { IncentiveDetail, IncentiveList } from '@contract/fiscal-tax'
import type { IncentiveDimension } from '@domain/libraries/fiscal'
import type { EngineDocument, Order } from '../../engine/port'
import { textDimension, treeDimension } from '../../search/dimensions'
import { markedSnippet, withMarkedHits } from '../../search/hits'
import * as from from '../fields'
import type { Library } from '../../search/library'
import { markedHtml } from '../paragraphs'
import { type LabelledRecord, withLabels } from '../payload'
import type { TextSection } from '../../records'

export interface IncentiveRecord {
  tid: string
  title: string
  /** The path of the type in the tree. On the wire it is `allTypeName`. */
  typePath: string[]
  paragraphs: TextSection[]
}

export type IncentivePayload = LabelledRecord<IncentiveRecord>

export const INCENTIVE_ORDERS: Record<string, Order> = { relevance: { by: 'relevance' } }

export const incentiveLibrary: Library<IncentiveRecord, IncentiveDimension> = {
  spec: { name: 'incentive', scopes: [], names: ['type'], values: ['type'], trees: ['type'], numbers: [] },
  toDocument: record => ({
    id: record.tid,
    title: record.title,
    blocks: from.paragraphBlocks(record.paragraphs),
    names: { type: record.typePath },
    values: { type: from.presentValues(from.treePath(record.typePath)) },
    numbers: {},
    weight: 0,
    payload: withLabels(record),
  }),
  dimensions: { 全文: textDimension('full'), 标题: textDimension('title'), 类型: treeDimension('type') },
  membersOnly: [],
  openTrees: true,
}

const payloadOf = ({ payload }: EngineDocument) => payload as IncentivePayload

export function incentiveItem(document: EngineDocument, words: string[]): IncentiveList['taxIncentivesList'][number] {
  const { tid, title } = payloadOf(document)
  return { tid, title: withMarkedHits(title, words), hitResult: markedSnippet(document, words) }
}

/** Joins the path of a type by underscores, as the wire requires. */
export const incentiveTypeName = (path: string[]) => path.join('_')

export function incentiveDetail(document: EngineDocument): IncentiveDetail {
  const { tid, title, typePath, labels } = payloadOf(document)
  const paragraphVOs = document.blocks.map(({ text }, at) => ({ name: labels[at] ?? '', text: markedHtml([text], []) }))
  return { tid, title, allTypeName: incentiveTypeName(typePath), paragraphVOs }
}
