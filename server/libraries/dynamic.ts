/** Fiscal and tax news. */
import type { DynamicRecord } from '../corpus/records'
import { dateRange, textIn, valueOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'

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
    payload: record,
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
