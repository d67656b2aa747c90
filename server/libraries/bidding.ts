/** Bidding notices. */
import { type TenderDetail, type TenderItem, TENDERS } from '@contract/tender'
import type { BiddingDimension, BiddingOrder } from '@domain/libraries/bidding'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../engine/port'
import { amountRange, dateRange, namesIn, textIn, treeOf, valueOf } from '../search/dimensions'
import { hitResult, marked } from '../search/hits'
import * as from from './fields'
import type { ServedLibrary } from '../search/library'
import { byRelevanceOr } from './orders'
import { labelledBlocks, markParagraphs } from './paragraphs'
import { type Labelled, labelled } from './payload'
import type { Paragraph } from '../records'

export interface BiddingRecord {
  bid: string
  title: string
  authority: string
  region: string[]
  releaseDate: string
  amount?: number
  paragraphs: Paragraph[]
}

const payloadOf = ({ payload }: EngineDocument) => payload as Labelled<BiddingRecord>

function commonFields(document: EngineDocument, words: string[]) {
  const { bid, title, authority, region, releaseDate, amount } = payloadOf(document)
  return {
    bid,
    title: marked(title, words),
    authority,
    region: region.join(''),
    releaseDate: releaseDate || undefined,
    amount,
  }
}

const row = (document: EngineDocument, words: string[]): TenderItem => ({
  ...commonFields(document, words),
  hitResult: hitResult(document, words),
})

const detail = (document: EngineDocument, words: string[]): TenderDetail => ({
  ...commonFields(document, []),
  paragraphs: markParagraphs(document, payloadOf(document).labels, words),
})

function file(document: EngineDocument): DocumentModel {
  const { title, authority, region, releaseDate, amount } = commonFields(document, [])
  return {
    title,
    facts: [
      ['招标单位', authority],
      ['地域', region],
      ['发布时间', releaseDate],
      ['金额（元）', amount?.toLocaleString('en-US')],
    ],
    blocks: labelledBlocks(document, payloadOf(document).labels),
  }
}

export const biddingLibrary: ServedLibrary<BiddingRecord, typeof TENDERS, BiddingDimension, BiddingOrder> = {
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
    names: { authority: from.presentValues(record.authority) },
    values: {
      authority: from.presentValues(record.authority),
      region: from.presentValues(from.pathOf(record.region)),
      year: from.presentValues(record.releaseDate?.slice(0, 4)),
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
  suggestions: { 标题: 'title', 招标单位: 'authority' },
  view: { orders: byRelevanceOr('releaseDate'), row, detail, file },
  service: {
    contract: TENDERS,
    point: 'tender',
    laws: 'offered',
    facets: {
      regionResults: { field: 'region', tree: true },
      yearResults: { field: 'year', order: 'newest' },
      authorityResults: { field: 'authority' },
    },
  },
}
