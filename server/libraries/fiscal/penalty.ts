/** Administrative penalties of the tax authorities. */
import type { PenaltyDetail, PenaltyItem } from '@contract/fiscal-tax'
import type { PenaltyDimension, PenaltyOrder } from '@domain/libraries/fiscal'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import { dateRange, namesIn, numbersIn, textIn, treeOf, valueOf } from '../../search/dimensions'
import { hitResult, marked } from '../../search/hits'
import * as from from '../fields'
import type { ViewableLibrary } from '../../search/library'
import { byRelevanceOr } from '../orders'
import { labelledBlocks, markParagraphs } from '../paragraphs'
import { type Labelled, labelled } from '../payload'
import type { Paragraph } from '../../records'

/** A sum as the text writes it: 少缴税款 763.81万元. */
export interface PenaltySum {
  name: string
  amount: string
}

export interface PenaltyRecord {
  id: string
  title: string
  institution: string
  caseNumber?: string
  /** The day of the decision, or its month: 2025-10. */
  penaltyDate?: string
  /** The day of the publication. It is never the day of the decision. */
  publishDate?: string
  partyName?: string
  /** A path for each region: province, city. */
  regions: string[][]
  taxTypes: string[]
  sums?: PenaltySum[]
  paragraphs: Paragraph[]
}

const payloadOf = ({ payload }: EngineDocument) => payload as Labelled<PenaltyRecord>

function row(document: EngineDocument, words: string[]): PenaltyItem {
  const { id, title, caseNumber, penaltyDate, publishDate, institution } = payloadOf(document)
  return {
    jid: id,
    title: marked(title, words),
    hitResult: hitResult(document, words),
    caseNum: caseNumber,
    penaltyDate,
    publishDate,
    institution,
  }
}

function detail(document: EngineDocument, words: string[]): PenaltyDetail {
  const { id, title, institution, caseNumber, penaltyDate, publishDate, sums, labels } = payloadOf(document)
  return {
    tdid: id,
    title,
    institution,
    case_number: caseNumber,
    penalty_date: penaltyDate,
    publish_date: publishDate,
    sums,
    paragraphs: markParagraphs(document, labels, words),
  }
}

function file(document: EngineDocument): DocumentModel {
  const { title, institution, caseNumber, penaltyDate, publishDate, sums = [], labels } = payloadOf(document)
  return {
    title,
    facts: [
      ['处罚机关', institution],
      ['案号', caseNumber],
      ['处罚日期', penaltyDate],
      ['发布日期', publishDate],
      ...sums.map(({ name, amount }): [string, string] => [name, amount]),
    ],
    blocks: labelledBlocks(document, labels),
  }
}

export const penaltyLibrary: ViewableLibrary<
  PenaltyRecord,
  PenaltyItem,
  PenaltyDetail,
  PenaltyDimension,
  PenaltyOrder
> = {
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
      institution: from.presentValues(record.institution),
      caseNumber: from.numbered(record.caseNumber),
      party: from.presentValues(record.partyName),
    },
    values: {
      institution: from.presentValues(record.institution),
      region: from.presentValues(...record.regions.map(from.pathOf)),
      taxType: record.taxTypes,
      year: from.presentValues((record.penaltyDate ?? record.publishDate)?.slice(0, 4)),
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
  suggestions: { 处罚机关: 'institution' },
  view: { orders: byRelevanceOr('penaltyDate'), row, detail, file },
}
