/** The library of fiscal and tax news. */
import type { DynamicDetail, DynamicItem } from '@contract/fiscal-tax'
import type { DynamicDimension, DynamicOrder } from '@domain/libraries/fiscal'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import { dateDimension, textDimension, valueDimension } from '../../search/dimensions'
import { markedSnippet, withMarkedHits } from '../../search/hits'
import * as from from '../fields'
import type { ViewableLibrary } from '../../search/library'
import { usualOrders } from '../orders'
import { markedHtml } from '../paragraphs'
import { type LabelledRecord, withLabels } from '../payload'
import type { TextSection } from '../../records'

export interface DynamicRecord {
  id: string
  title: string
  releaseDate: string
  keywords: string[]
  paragraphs: TextSection[]
}

const payloadOf = ({ payload }: EngineDocument) => payload as LabelledRecord<DynamicRecord>
const textsOf = ({ blocks }: EngineDocument) => blocks.map(({ text }) => text)

function row(document: EngineDocument, words: string[]): DynamicItem {
  const { id, title, releaseDate } = payloadOf(document)
  const day = releaseDate || undefined
  return { jid: id, title: withMarkedHits(title, words), hitResult: markedSnippet(document, words), releaseDate: day }
}

function detail(document: EngineDocument, words: string[]): DynamicDetail {
  const { id, title, releaseDate, keywords } = payloadOf(document)
  const text = markedHtml(textsOf(document), words)
  return { jid: id, title, releaseDate: releaseDate || undefined, keyWords: keywords, text }
}

function file(document: EngineDocument): DocumentModel {
  const { title, releaseDate, keywords } = payloadOf(document)
  return {
    title,
    facts: [
      ['发布时间', releaseDate || '未载明'],
      ['核心词', keywords.join('、')],
    ],
    blocks: textsOf(document).map(text => ({ text })),
  }
}

export const dynamicLibrary: ViewableLibrary<
  DynamicRecord,
  DynamicItem,
  DynamicDetail,
  DynamicDimension,
  DynamicOrder
> = {
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
    blocks: from.paragraphBlocks(record.paragraphs),
    names: { keyword: record.keywords },
    values: { keyword: record.keywords, year: from.presentValues(record.releaseDate?.slice(0, 4)) },
    numbers: from.presentNumbers({ releaseDate: from.numberOfDay(record.releaseDate) }),
    weight: 0,
    payload: withLabels(record),
  }),
  dimensions: {
    全文: textDimension('full'),
    标题: textDimension('title'),
    关键词: valueDimension('keyword'),
    发布时间: dateDimension('releaseDate'),
    年份: valueDimension('year'),
  },
  membersOnly: [],
  suggestions: { 关键词: 'keyword' },
  view: { orders: usualOrders('releaseDate'), row, detail, file },
}
