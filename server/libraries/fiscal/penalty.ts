/** The library of administrative penalties by tax authorities. */
import type { PenaltyDetail, PenaltyItem } from '@contract/fiscal-tax'
import { isTreatmentDecision, type PenaltyDimension, type PenaltyOrder } from '@domain/libraries/fiscal'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import {
  dateDimension,
  nameDimension,
  numberDimension,
  textDimension,
  treeDimension,
  valueDimension,
} from '../../search/dimensions'
import { markedSnippet, withMarkedHits } from '../../search/hits'
import * as from from '../fields'
import type { ViewableLibrary } from '../../search/library'
import { usualOrders } from '../orders'
import { labelledBlocks, markedParagraphs } from '../paragraphs'
import { type LabelledRecord, withLabels } from '../payload'
import type { TextSection } from '../../records'

/** A sum of money as the text states it, for example 少缴税款 763.81万元. */
export interface StatedAmount {
  name: string
  amount: string
}

export interface PenaltyRecord {
  id: string
  title: string
  /** Whether the document reports on penalties and is no decision itself. */
  isReport?: boolean
  /** The authority that decided. Empty if unknown: the publisher of a report has decided nothing. */
  institution: string
  caseNumber?: string
  /** The day of the decision, or only its month, for example 2025-10. */
  penaltyDate?: string
  /** The day on which the penalty was published, which is not the day of the decision. */
  publishDate?: string
  partyName?: string
  /** The path of each region: province, city. */
  regions: string[][]
  taxTypes: string[]
  sums?: StatedAmount[]
  paragraphs: TextSection[]
}

const payloadOf = ({ payload }: EngineDocument) => payload as LabelledRecord<PenaltyRecord>

function row(document: EngineDocument, words: string[]): PenaltyItem {
  const { id, title, isReport, caseNumber, penaltyDate, publishDate, institution } = payloadOf(document)
  return {
    jid: id,
    isReport,
    title: withMarkedHits(title, words),
    hitResult: markedSnippet(document, words),
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
    paragraphs: markedParagraphs(document, labels, words),
  }
}

function file(document: EngineDocument): DocumentModel {
  const { title, institution, caseNumber, penaltyDate, publishDate, sums = [], labels } = payloadOf(document)
  const [authority, number, day] = isTreatmentDecision(title)
    ? (['作出机关', '文号', '决定日期'] as const)
    : (['处罚机关', '案号', '处罚日期'] as const)
  return {
    title,
    facts: [
      [authority, institution],
      [number, caseNumber],
      [day, penaltyDate],
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
    blocks: from.paragraphBlocks(record.paragraphs),
    names: {
      institution: from.presentValues(record.institution),
      caseNumber: from.plainDocumentNumbers(record.caseNumber),
      party: from.presentValues(record.partyName),
    },
    values: {
      institution: from.presentValues(record.institution),
      region: from.presentValues(...record.regions.map(from.treePath)),
      taxType: record.taxTypes,
      year: from.presentValues((record.penaltyDate ?? record.publishDate)?.slice(0, 4)),
    },
    numbers: from.presentNumbers({ penaltyDate: from.numberOfDay(record.penaltyDate) }),
    weight: 0,
    payload: withLabels(record),
  }),
  number: { scope: 'caseNumber', dimension: '案号' },
  dimensions: {
    全文: textDimension('full', 'caseNumber'),
    标题: textDimension('title'),
    处罚机关: nameDimension('institution'),
    案号: numberDimension('caseNumber'),
    当事人: nameDimension('party'),
    处罚日期: dateDimension('penaltyDate'),
    地域: treeDimension('region'),
    税种: valueDimension('taxType'),
    年份: valueDimension('year'),
  },
  membersOnly: [],
  suggestions: { 处罚机关: 'institution' },
  view: { orders: usualOrders('penaltyDate'), row, detail, file },
}
