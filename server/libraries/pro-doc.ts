/** Documents of procuratorates. */
import type { ProDocRecord } from '../corpus/records'
import type { Order } from '../engine/port'
import { dateRange, namesIn, numbersIn, textIn, treeOf, treeOrName, valueOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'
import { type Labelled, labelled } from './payload'

export const PROCURATORATE_LEVELS = {
  1: '最高人民检察院',
  2: '省级人民检察院',
  3: '分州市人民检察院',
  4: '区县人民检察院',
  5: '专门检察院',
} as const

const LEVEL_CODES = Object.fromEntries(Object.entries(PROCURATORATE_LEVELS))

export type ProDocPayload = Labelled<ProDocRecord>

export const PRO_DOC_ORDERS: Record<string, Order> = {
  relevance: { by: 'relevance', newest: 'releaseDate' },
  releaseDate: { by: 'number', field: 'releaseDate', direction: 'desc' },
}

export const proDocLibrary: Library<ProDocRecord> = {
  spec: {
    name: 'proDoc',
    scopes: ['opinion'],
    names: ['cause', 'documentNumber', 'procuratorate'],
    values: ['cause', 'procuratorate', 'level', 'documentType', 'region', 'year'],
    trees: ['cause', 'region'],
    numbers: ['releaseDate'],
  },
  toDocument: record => ({
    id: record.iid,
    title: record.title,
    blocks: from.blocksOf(record.paragraphs, { 检察院观点: 'opinion' }),
    names: {
      cause: record.causes.flat(),
      documentNumber: from.numbered(record.documentNumber),
      procuratorate: [record.procuratorate],
    },
    values: {
      cause: record.causes.map(from.pathOf).filter(Boolean),
      procuratorate: [record.procuratorate],
      level: [PROCURATORATE_LEVELS[record.level]],
      documentType: [record.documentType],
      region: from.present(from.pathOf(record.region)),
      year: from.present(record.releaseDate?.slice(0, 4)),
    },
    numbers: from.numbersOf({ releaseDate: from.numberOfDay(record.releaseDate) }),
    weight: 0,
    payload: labelled(record),
  }),
  number: { scope: 'documentNumber', dimension: '文书编号' },
  dimensions: {
    全文: textIn('full', 'documentNumber'),
    标题: textIn('title'),
    案由: treeOrName('cause', 'cause'),
    文书编号: numbersIn('documentNumber'),
    检察院: namesIn('procuratorate'),
    检察院层级: valueOf('level', LEVEL_CODES),
    文书类型: valueOf('documentType'),
    检察院观点: textIn('opinion'),
    地域: treeOf('region'),
    年份: valueOf('year'),
    发布时间: dateRange('releaseDate'),
  },
  membersOnly: [],
}
