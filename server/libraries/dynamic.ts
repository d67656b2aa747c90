/** Fiscal and tax news. */
import type { DynamicRecord } from '../corpus/records'
import type { Order } from '../engine/port'
import { dateRange, textIn, valueOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'
import { type Labelled, labelled } from './payload'

export type DynamicPayload = Labelled<DynamicRecord>

export const DYNAMIC_ORDERS: Record<string, Order> = {
  relevance: { by: 'relevance', newest: 'releaseDate' },
  releaseDate: { by: 'number', field: 'releaseDate', direction: 'desc' },
}

export const dynamicLibrary: Library<DynamicRecord> = {
  spec: {
    name: 'dynamic',
    scopes: [],
    names: ['keyword'],
    values: ['keyword', 'year'],
    trees: [],
    numbers: ['releaseDate'],
  },
  toDocument: record => ({
    id: record.id,
    title: record.title,
    blocks: from.blocksOf(record.paragraphs),
    names: { keyword: record.keywords },
    values: { keyword: record.keywords, year: from.present(record.releaseDate?.slice(0, 4)) },
    numbers: from.numbersOf({ releaseDate: from.numberOfDay(record.releaseDate) }),
    weight: 0,
    payload: labelled(record),
  }),
  dimensions: {
    全文: textIn('full'),
    标题: textIn('title'),
    关键词: valueOf('keyword'),
    发布时间: dateRange('releaseDate'),
    年份: valueOf('year'),
  },
  membersOnly: [],
}
