/** Judicial viewpoints: what a lawyer can ask of them. */
import type { JudicialRecord } from '../corpus/records'
import type { Order } from '../engine/port'
import { citedLaw } from '../search/citation'
import { dateRange, textIn, valueOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'

export type JudicialPayload = Omit<JudicialRecord, 'paragraphs' | 'citedLaws'> & { labels: string[] }

export const JUDICIAL_ORDERS: Record<string, Order> = {
  relevance: { by: 'relevance', newest: 'date' },
  releaseDate: { by: 'number', field: 'date', direction: 'desc' },
}

export const judicialLibrary: Library<JudicialRecord> = {
  spec: {
    name: 'judicial',
    scopes: [],
    names: ['keyword', 'citedLaw'],
    values: ['keyword', 'volume', 'year', 'citedLaw'],
    trees: [],
    numbers: ['date'],
  },
  toDocument({ paragraphs, citedLaws, ...shown }) {
    const payload: JudicialPayload = { ...shown, labels: paragraphs.map(({ label }) => label) }
    return {
      id: shown.vid,
      title: shown.viewTitle,
      blocks: from.blocksOf(paragraphs),
      names: { keyword: shown.keywords, citedLaw: from.citedNames(citedLaws) },
      values: {
        keyword: shown.keywords,
        volume: from.present(shown.volume),
        year: from.present(shown.releaseDate?.slice(0, 4)),
        citedLaw: from.citedValues(citedLaws),
      },
      numbers: from.numbersOf({ date: from.numberOfDay(shown.releaseDate) }),
      weight: 0,
      payload,
    }
  },
  dimensions: {
    全文: textIn('full'),
    标题: textIn('title'),
    关键词: valueOf('keyword'),
    分册: valueOf('volume'),
    卷册: valueOf('volume'),
    年份: valueOf('year'),
    发布日期: dateRange('date'),
    引用法条: citedLaw,
  },
  membersOnly: [],
}
