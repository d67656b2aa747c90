/** The library of similar cases. Each has a rule, and the judgment from which the rule comes. */
import { SIMILARITY_CONTRACT, type SimilarityDetail, type SimilarityItem } from '@contract/similarity'
import type { SimilarityDimension, SimilarityOrder } from '@domain/libraries/similarity'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import { CITED_LAW_FIELD, CITED_LAW_SCOPE, citedLawDimension } from '../../search/citation'
import { dateDimension, nameDimension, numberDimension, textDimension, valueDimension } from '../../search/dimensions'
import { markedSnippet, withMarkedHits } from '../../search/hits'
import * as from from '../fields'
import type { ServedLibrary } from '../../search/library'
import { usualOrders } from '../orders'
import { labelledBlocks, markedParagraphs } from '../paragraphs'
import { type LabelledRecord, withLabels } from '../payload'
import type { TextSection, CitedLaw } from '../../records'

export interface SimilarityRecord {
  sid: string
  title: string
  bookId: number
  caseNumber?: string
  courtName?: string
  releaseDate?: string
  /** The rule of the case (裁判规则提要). */
  rule: string
  paragraphs: TextSection[]
  citedLaws: CitedLaw[]
}

const payloadOf = ({ payload }: EngineDocument) => payload as LabelledRecord<SimilarityRecord>

function row(document: EngineDocument, words: string[]): SimilarityItem {
  const { labels, title, rule, ...fields } = payloadOf(document)
  void labels
  return {
    ...fields,
    title: withMarkedHits(title, words),
    rule: withMarkedHits(rule, words),
    hitResult: markedSnippet(document, words),
  }
}

function detail(document: EngineDocument, words: string[]): SimilarityDetail {
  const { labels, rule, ...fields } = payloadOf(document)
  void rule
  return { ...fields, paragraphs: markedParagraphs(document, labels, words) }
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
  typeof SIMILARITY_CONTRACT,
  SimilarityDimension,
  SimilarityOrder
> = {
  spec: {
    name: 'similarity',
    scopes: ['rule'],
    names: ['caseNumber', 'court', CITED_LAW_SCOPE],
    values: ['book', 'court', 'year', CITED_LAW_FIELD],
    trees: [],
    numbers: ['releaseDate'],
  },
  toDocument: record => ({
    id: record.sid,
    title: record.title,
    blocks: [{ scope: 'rule', text: record.rule }, ...from.paragraphBlocks(record.paragraphs)],
    names: {
      caseNumber: from.plainDocumentNumbers(record.caseNumber),
      court: from.presentValues(record.courtName),
      [CITED_LAW_SCOPE]: from.citedLawNames(record.citedLaws, record.releaseDate),
    },
    values: {
      book: [String(record.bookId)],
      court: from.presentValues(record.courtName),
      year: from.presentValues(record.releaseDate?.slice(0, 4)),
      [CITED_LAW_FIELD]: from.citationIndexValues(record.citedLaws, record.releaseDate),
    },
    numbers: from.presentNumbers({ releaseDate: from.numberOfDay(record.releaseDate) }),
    weight: 0,
    payload: withLabels(record, '裁判规则提要'),
  }),
  number: { scope: 'caseNumber', dimension: '案号' },
  dimensions: {
    全文: textDimension('full', 'caseNumber'),
    标题: textDimension('title'),
    案号: numberDimension('caseNumber'),
    裁判规则提要: textDimension('rule'),
    引用法条: citedLawDimension,
    类案: valueDimension('book'),
    法院: nameDimension('court'),
    年份: valueDimension('year'),
    发布时间: dateDimension('releaseDate'),
  },
  membersOnly: [],
  suggestions: { 标题: 'title' },
  view: { orders: usualOrders('releaseDate'), row, detail, file },
  service: { contract: SIMILARITY_CONTRACT, point: 'similarity', facets: {}, laws: 'cited' },
}
