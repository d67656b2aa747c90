/** The library of procuratorate documents. */
import { type InspectionDetail, type InspectionItem, INSPECTION_CONTRACT } from '@contract/inspection'
import { PROCURATORATE_LEVELS, type ProDocDimension, type ProDocOrder } from '@domain/libraries/pro-doc'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import {
  dateDimension,
  nameDimension,
  numberDimension,
  textDimension,
  treeDimension,
  treeOrNameDimension,
  valueDimension,
} from '../../search/dimensions'
import { markedSnippet, withMarkedHits } from '../../search/hits'
import * as from from '../fields'
import type { ServedLibrary } from '../../search/library'
import { usualOrders } from '../orders'
import { labelledBlocks, markedParagraphs } from '../paragraphs'
import { type LabelledRecord, withLabels } from '../payload'
import type { TextSection } from '../../records'

export interface ProDocRecord {
  iid: string
  title: string
  causes: string[][]
  documentNumber: string
  procuratorate: string
  /** The level of the procuratorate, from 1 (最高) to 5 (专门). */
  level: 1 | 2 | 3 | 4 | 5
  documentType: string
  region: string[]
  releaseDate: string
  /** The paragraphs. Those with the label 检察院观点 are a search scope of their own. */
  paragraphs: TextSection[]
}

/** Returns the name of a level. Levels are numbered from 1. */
const levelName = (level: ProDocRecord['level']) => PROCURATORATE_LEVELS[level - 1]!
const LEVEL_CODES = Object.fromEntries(PROCURATORATE_LEVELS.map((name, at) => [String(at + 1), name]))

const payloadOf = ({ payload }: EngineDocument) => payload as LabelledRecord<ProDocRecord>

function shown(document: EngineDocument, words: string[]) {
  const { iid, title, procuratorate, level, documentType, documentNumber, causes, releaseDate } = payloadOf(document)
  return {
    iid,
    title: withMarkedHits(title, words),
    procuratorate,
    procuratorateLevel: levelName(level),
    documentType,
    documentNumber,
    cause: causes.flatMap(path => path.slice(-1)).join('、'),
    releaseDate,
  }
}

const row = (document: EngineDocument, words: string[]): InspectionItem => ({
  ...shown(document, words),
  hitResult: markedSnippet(document, words, ['opinion']),
})

const detail = (document: EngineDocument, words: string[]): InspectionDetail => ({
  ...shown(document, []),
  paragraphs: markedParagraphs(document, payloadOf(document).labels, words),
})

function file(document: EngineDocument): DocumentModel {
  const { title, procuratorate, documentType, documentNumber, cause, releaseDate } = shown(document, [])
  return {
    title,
    facts: [
      ['检察院', procuratorate],
      ['文书类型', documentType],
      ['文书编号', documentNumber],
      ['案由', cause],
      ['发布时间', releaseDate],
    ],
    blocks: labelledBlocks(document, payloadOf(document).labels),
  }
}

export const proDocLibrary: ServedLibrary<ProDocRecord, typeof INSPECTION_CONTRACT, ProDocDimension, ProDocOrder> = {
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
    blocks: from.paragraphBlocks(record.paragraphs, { 检察院观点: 'opinion' }),
    names: {
      cause: record.causes.flat(),
      documentNumber: from.plainDocumentNumbers(record.documentNumber),
      procuratorate: [record.procuratorate],
    },
    values: {
      cause: record.causes.map(from.treePath).filter(Boolean),
      procuratorate: [record.procuratorate],
      level: [levelName(record.level)],
      documentType: [record.documentType],
      region: from.presentValues(from.treePath(record.region)),
      year: from.presentValues(record.releaseDate?.slice(0, 4)),
    },
    numbers: from.presentNumbers({ releaseDate: from.numberOfDay(record.releaseDate) }),
    weight: 0,
    payload: withLabels(record),
  }),
  number: { scope: 'documentNumber', dimension: '文书编号' },
  dimensions: {
    全文: textDimension('full', 'documentNumber'),
    标题: textDimension('title'),
    案由: treeOrNameDimension('cause', 'cause'),
    文书编号: numberDimension('documentNumber'),
    检察院: nameDimension('procuratorate'),
    检察院层级: valueDimension('level', LEVEL_CODES),
    文书类型: valueDimension('documentType'),
    检察院观点: textDimension('opinion'),
    地域: treeDimension('region'),
    年份: valueDimension('year'),
    发布时间: dateDimension('releaseDate'),
  },
  membersOnly: [],
  suggestions: { 案由: 'cause', 检察院: 'procuratorate', 标题: 'title' },
  view: { orders: usualOrders('releaseDate'), row, detail, file },
  service: {
    contract: INSPECTION_CONTRACT,
    point: 'inspection',
    facets: {
      documentTypeResults: { field: 'documentType' },
      regionResults: { field: 'region', tree: true },
      yearResults: { field: 'year', order: 'newest' },
      causeResults: { field: 'cause', tree: true },
      levelResults: { field: 'level', order: PROCURATORATE_LEVELS },
    },
    suggests: { cause: '案由', procuratorate: '检察院', title: '标题' },
    laws: 'offered',
  },
}
