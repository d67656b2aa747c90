/** Similar cases: a rule and the judgment that it comes from. */
import { SIMILARITIES, type SimilarityDetail, type SimilarityItem } from '@contract/similarity'
import type { SimilarityDimension, SimilarityOrder } from '@domain/libraries/similarity'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import { CITED_FIELD, CITED_NAMES, citedLaw } from '../../search/citation'
import { dateRange, namesIn, numbersIn, textIn, valueOf } from '../../search/dimensions'
import { hitResult, marked } from '../../search/hits'
import * as from from '../fields'
import type { ServedLibrary } from '../../search/library'
import { byRelevanceOr } from '../orders'
import { labelledBlocks, markParagraphs } from '../paragraphs'
import { type Labelled, labelled } from '../payload'
import type { Paragraph, CitedLaw } from '../../records'

export interface SimilarityRecord {
  sid: string
  title: string
  bookId: number
  caseNumber?: string
  courtName?: string
  releaseDate?: string
  /** 裁判规则提要 */
  rule: string
  paragraphs: Paragraph[]
  citedLaws: CitedLaw[]
}

const payloadOf = ({ payload }: EngineDocument) => payload as Labelled<SimilarityRecord>

function row(document: EngineDocument, words: string[]): SimilarityItem {
  const { labels, title, rule, ...fields } = payloadOf(document)
  void labels
  return { ...fields, title: marked(title, words), rule: marked(rule, words), hitResult: hitResult(document, words) }
}

function detail(document: EngineDocument, words: string[]): SimilarityDetail {
  const { labels, rule, ...fields } = payloadOf(document)
  void rule
  return { ...fields, paragraphs: markParagraphs(document, labels, words) }
}

function file(document: EngineDocument): DocumentModel {
  const { title, caseNumber, courtName, releaseDate, labels } = payloadOf(document)
  return {
    title,
    facts: [
      ['案号', caseNumber],
      ['法院', courtName],
      ['发布时间', releaseDate],
    ],
    blocks: labelledBlocks(document, labels),
  }
}

export const similarityLibrary: ServedLibrary<
  SimilarityRecord,
  typeof SIMILARITIES,
  SimilarityDimension,
  SimilarityOrder
> = {
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
      court: from.presentValues(record.courtName),
      [CITED_NAMES]: from.citedNames(record.citedLaws, record.releaseDate),
    },
    values: {
      book: [String(record.bookId)],
      court: from.presentValues(record.courtName),
      year: from.presentValues(record.releaseDate?.slice(0, 4)),
      [CITED_FIELD]: from.citedValues(record.citedLaws, record.releaseDate),
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
  suggestions: { 标题: 'title' },
  view: { orders: byRelevanceOr('releaseDate'), row, detail, file },
  service: { contract: SIMILARITIES, point: 'similarity', facets: {}, laws: 'cited' },
}
