/** Administrative penalties of the tax authorities. */
import type { PenaltyRecord } from '../corpus/records'
import type { Order } from '../engine/port'
import { dateRange, namesIn, numbersIn, textIn, treeOf, valueOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'
import { type Labelled, labelled } from './payload'

export type PenaltyPayload = Labelled<PenaltyRecord>

export const PENALTY_ORDERS: Record<string, Order> = {
  relevance: { by: 'relevance', newest: 'penaltyDate' },
  penaltyDate: { by: 'number', field: 'penaltyDate', direction: 'desc' },
}

export const penaltyLibrary: Library<PenaltyRecord> = {
  spec: {
    name: 'penalty',
    scopes: [],
    names: ['institution', 'caseNumber', 'party'],
    values: ['institution', 'region', 'taxType', 'year'],
    trees: ['region'],
    numbers: ['penaltyDate'],
  },
  toDocument: record => ({
    id: record.id,
    title: record.title,
    blocks: from.blocksOf(record.paragraphs),
    names: {
      institution: from.present(record.institution),
      caseNumber: from.numbered(record.caseNumber),
      party: from.present(record.partyName),
    },
    values: {
      institution: from.present(record.institution),
      region: from.present(from.pathOf(record.region)),
      taxType: record.taxTypes,
      year: from.present(record.penaltyDate?.slice(0, 4)),
    },
    numbers: from.numbersOf({ penaltyDate: from.numberOfDay(record.penaltyDate) }),
    weight: 0,
    payload: labelled(record),
  }),
  number: { scope: 'caseNumber', dimension: '案号' },
  dimensions: {
    全文: textIn('full', 'caseNumber'),
    标题: textIn('title'),
    处罚机关: namesIn('institution'),
    案号: numbersIn('caseNumber'),
    当事人: namesIn('party'),
    处罚日期: dateRange('penaltyDate'),
    地域: treeOf('region'),
    税种: valueOf('taxType'),
    年份: valueOf('year'),
  },
  membersOnly: [],
}
