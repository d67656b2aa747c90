/** Similar cases: a rule, and the judgment it was drawn from. */
import type { SimilarityRecord } from '../corpus/records'
import type { Order } from '../engine/port'
import { CITED_FIELD, CITED_NAMES, citedLaw } from '../search/citation'
import { dateRange, namesIn, numbersIn, textIn, valueOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'
import { type Labelled, labelled } from './payload'

export type SimilarityPayload = Labelled<SimilarityRecord>

export const SIMILARITY_ORDERS: Record<string, Order> = {
  relevance: { by: 'relevance', newest: 'releaseDate' },
  releaseDate: { by: 'number', field: 'releaseDate', direction: 'desc' },
}

export const similarityLibrary: Library<SimilarityRecord> = {
  spec: {
    name: 'similarity',
    scopes: ['rule'],
    names: ['caseNumber', 'court', CITED_NAMES],
    values: ['book', 'court', 'year', CITED_FIELD],
    trees: [],
    numbers: ['releaseDate'],
  },
  toDocument: record => ({
    id: record.sid,
    title: record.title,
    blocks: [{ scope: 'rule', text: record.rule }, ...from.blocksOf(record.paragraphs)],
    names: {
      caseNumber: from.numbered(record.caseNumber),
      court: from.present(record.courtName),
      [CITED_NAMES]: from.citedNames(record.citedLaws),
    },
    values: {
      book: [String(record.bookId)],
      court: from.present(record.courtName),
      year: from.present(record.releaseDate?.slice(0, 4)),
      [CITED_FIELD]: from.citedValues(record.citedLaws),
    },
    numbers: from.numbersOf({ releaseDate: from.numberOfDay(record.releaseDate) }),
    weight: 0,
    payload: labelled(record, '裁判规则提要'),
  }),
  number: { scope: 'caseNumber', dimension: '案号' },
  dimensions: {
    全文: textIn('full', 'caseNumber'),
    标题: textIn('title'),
    案号: numbersIn('caseNumber'),
    裁判规则提要: textIn('rule'),
    引用法条: citedLaw,
    类案: valueOf('book'),
    法院: namesIn('court'),
    年份: valueOf('year'),
    发布时间: dateRange('releaseDate'),
  },
  membersOnly: [],
}
