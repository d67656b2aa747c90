/** Bidding notices. */
import type { BiddingRecord } from '../corpus/records'
import type { Order } from '../engine/port'
import { amountRange, dateRange, namesIn, textIn, treeOf, valueOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'
import { type Labelled, labelled } from './payload'

export type BiddingPayload = Labelled<BiddingRecord>

export const BIDDING_ORDERS: Record<string, Order> = {
  relevance: { by: 'relevance', newest: 'releaseDate' },
  releaseDate: { by: 'number', field: 'releaseDate', direction: 'desc' },
}

export const biddingLibrary: Library<BiddingRecord> = {
  spec: {
    name: 'bidding',
    scopes: [],
    names: ['authority'],
    values: ['authority', 'region', 'year'],
    trees: ['region'],
    numbers: ['releaseDate', 'amount'],
  },
  toDocument: record => ({
    id: record.bid,
    title: record.title,
    blocks: from.blocksOf(record.paragraphs),
    names: { authority: from.present(record.authority) },
    values: {
      authority: from.present(record.authority),
      region: from.present(from.pathOf(record.region)),
      year: from.present(record.releaseDate?.slice(0, 4)),
    },
    numbers: from.numbersOf({ releaseDate: from.numberOfDay(record.releaseDate), amount: record.amount }),
    weight: 0,
    payload: labelled(record),
  }),
  dimensions: {
    全文: textIn('full'),
    标题: textIn('title'),
    招标单位: namesIn('authority'),
    地域: treeOf('region'),
    年份: valueOf('year'),
    发布时间: dateRange('releaseDate'),
    金额: amountRange('amount'),
  },
  membersOnly: [],
}
