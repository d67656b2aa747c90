/** The library of judicial viewpoints. */
import { JUDICIAL_CONTRACT, type JudicialDetail, type JudicialItem } from '@contract/judicialview'
import type { JudicialDimension, JudicialOrder } from '@domain/libraries/judicial'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../engine/port'
import { citedLawDimension } from '../search/citation'
import { dateDimension, textDimension, valueDimension } from '../search/dimensions'
import { markedSnippet, withMarkedHits } from '../search/hits'
import * as from from './fields'
import type { ServedLibrary } from '../search/library'
import { usualOrders } from './orders'
import { labelledBlocks, markedParagraphs } from './paragraphs'
import { type LabelledRecord, withLabels } from './payload'
import type { TextSection, CitedLaw } from '../records'

export interface JudicialRecord {
  vid: string
  viewTitle: string
  keywords: string[]
  volume: string
  releaseDate?: string
  paragraphs: TextSection[]
  citedLaws: CitedLaw[]
}

const payloadOf = ({ payload }: EngineDocument) => payload as LabelledRecord<JudicialRecord>

function row(document: EngineDocument, words: string[]): JudicialItem {
  const { labels, viewTitle, ...fields } = payloadOf(document)
  void labels
  return { ...fields, viewTitle: withMarkedHits(viewTitle, words), hitResult: markedSnippet(document, words) }
}

function detail(document: EngineDocument, words: string[]): JudicialDetail {
  const { labels, ...fields } = payloadOf(document)
  return { ...fields, paragraphs: markedParagraphs(document, labels, words) }
}

function file(document: EngineDocument): DocumentModel {
  const { viewTitle, labels, keywords, volume, releaseDate } = payloadOf(document)
  return {
    title: viewTitle,
    facts: [
      ['关键词', keywords.join('、')],
      ['分册', volume],
      ['发布日期', releaseDate],
    ],
    blocks: labelledBlocks(document, labels),
  }
}

export const judicialLibrary: ServedLibrary<
  JudicialRecord,
  typeof JUDICIAL_CONTRACT,
  JudicialDimension,
  JudicialOrder
> = {
  spec: {
    name: 'judicial',
    scopes: [],
    names: ['keyword', 'citedLaw'],
    values: ['keyword', 'volume', 'year', 'citedLaw'],
    trees: [],
    numbers: ['date'],
  },
  toDocument: record => ({
    id: record.vid,
    title: record.viewTitle,
    blocks: from.paragraphBlocks(record.paragraphs),
    names: { keyword: record.keywords, citedLaw: from.citedLawNames(record.citedLaws, record.releaseDate) },
    values: {
      keyword: record.keywords,
      volume: from.presentValues(record.volume),
      year: from.presentValues(record.releaseDate?.slice(0, 4)),
      citedLaw: from.citationIndexValues(record.citedLaws, record.releaseDate),
    },
    numbers: from.presentNumbers({ date: from.numberOfDay(record.releaseDate) }),
    weight: 0,
    payload: withLabels(record),
  }),
  dimensions: {
    全文: textDimension('full'),
    标题: textDimension('title'),
    关键词: valueDimension('keyword'),
    分册: valueDimension('volume'),
    卷册: valueDimension('volume'),
    年份: valueDimension('year'),
    发布日期: dateDimension('date'),
    引用法条: citedLawDimension,
  },
  membersOnly: [],
  suggestions: { 关键词: 'keyword', 标题: 'title' },
  view: { orders: usualOrders('releaseDate', 'date'), row, detail, file },
  service: {
    contract: JUDICIAL_CONTRACT,
    point: 'judicialview',
    facets: { keywordResults: { field: 'keyword' }, volumeResults: { field: 'volume' } },
    suggests: { keywords: '关键词', viewTitle: '标题' },
    laws: 'offered',
  },
}
