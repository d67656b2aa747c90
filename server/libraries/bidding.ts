/** The library of bidding notices. */
import { type TenderDetail, type TenderItem, TENDER_CONTRACT } from '@contract/tender'
import { type BiddingDimension, type BiddingOrder, isPurchaseIntention } from '@domain/libraries/bidding'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../engine/port'
import {
  amountDimension,
  dateDimension,
  nameDimension,
  textDimension,
  treeDimension,
  valueDimension,
} from '../search/dimensions'
import { markedSnippet, withMarkedHits } from '../search/hits'
import * as from from './fields'
import type { ServedLibrary } from '../search/library'
import { usualOrders } from './orders'
import { labelledBlocks, markedParagraphs } from './paragraphs'
import { type LabelledRecord, withLabels } from './payload'
import type { TextSection } from '../records'

export interface BiddingRecord {
  bid: string
  title: string
  authority: string
  region: string[]
  releaseDate: string
  amount?: number
  paragraphs: TextSection[]
}

const payloadOf = ({ payload }: EngineDocument) => payload as LabelledRecord<BiddingRecord>

function commonFields(document: EngineDocument, words: string[]) {
  const { bid, title, authority, region, releaseDate, amount } = payloadOf(document)
  return {
    bid,
    title: withMarkedHits(title, words),
    authority,
    region: region.join(''),
    releaseDate: releaseDate || undefined,
    amount,
  }
}

const row = (document: EngineDocument, words: string[]): TenderItem => ({
  ...commonFields(document, words),
  hitResult: markedSnippet(document, words),
})

const detail = (document: EngineDocument, words: string[]): TenderDetail => ({
  ...commonFields(document, []),
  paragraphs: markedParagraphs(document, payloadOf(document).labels, words),
})

function file(document: EngineDocument): DocumentModel {
  const { title, authority, region, releaseDate, amount } = commonFields(document, [])
  const isIntention = isPurchaseIntention(title)
  return {
    title,
    facts: [
      [isIntention ? '采购人' : '招标单位', authority],
      ['地域', region],
      ['发布时间', releaseDate],
      [isIntention ? '预算金额（元）' : '金额（元）', amount?.toLocaleString('en-US')],
    ],
    blocks: labelledBlocks(document, payloadOf(document).labels),
  }
}

export const biddingLibrary: ServedLibrary<BiddingRecord, typeof TENDER_CONTRACT, BiddingDimension, BiddingOrder> = {
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
    blocks: from.paragraphBlocks(record.paragraphs),
    names: { authority: from.presentValues(record.authority) },
    values: {
      authority: from.presentValues(record.authority),
      region: from.presentValues(from.treePath(record.region)),
      year: from.presentValues(record.releaseDate?.slice(0, 4)),
    },
    numbers: from.presentNumbers({ releaseDate: from.numberOfDay(record.releaseDate), amount: record.amount }),
    weight: 0,
    payload: withLabels(record),
  }),
  dimensions: {
    全文: textDimension('full'),
    标题: textDimension('title'),
    招标单位: nameDimension('authority'),
    地域: treeDimension('region'),
    年份: valueDimension('year'),
    发布时间: dateDimension('releaseDate'),
    金额: amountDimension('amount'),
  },
  membersOnly: [],
  suggestions: { 标题: 'title', 招标单位: 'authority' },
  view: { orders: usualOrders('releaseDate'), row, detail, file },
  service: {
    contract: TENDER_CONTRACT,
    point: 'tender',
    laws: 'offered',
    facets: {
      regionResults: { field: 'region', tree: true },
      yearResults: { field: 'year', order: 'newest' },
      authorityResults: { field: 'authority' },
    },
  },
}
