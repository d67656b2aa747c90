/** Questions to authorities with their answers. */
import type { QaDetail, QaItem } from '@contract/fiscal-tax'
import type { QaDimension, QaOrder } from '@domain/libraries/fiscal'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import { dateRange, namesIn, numbersIn, textIn, valueOf } from '../../search/dimensions'
import { hitResult, marked } from '../../search/hits'
import * as from from '../fields'
import type { ViewableLibrary } from '../../search/library'
import { byRelevanceOr } from '../orders'
import { markText } from '../paragraphs'

export interface QaRecord {
  id: string
  question: string
  answer: string
  dispatchAuthority: string
  documentNumber?: string
  answerDate?: string
  publishBody: string
  keywords: string[]
}

/** Splits a record into a title and texts. The first line of the question is the title. */
function partsOf({ question, answer }: QaRecord) {
  const at = question.indexOf('\n')
  if (at < 0) return { title: question, texts: [answer] }
  return { title: question.slice(0, at), texts: [question.slice(at + 1), answer] }
}

const payloadOf = ({ payload }: EngineDocument) => payload as QaRecord
const textsOf = ({ blocks }: EngineDocument) => blocks.map(({ text }) => text)

function row(document: EngineDocument, words: string[]): QaItem {
  const { id, dispatchAuthority, documentNumber, answerDate } = payloadOf(document)
  return {
    id,
    question: marked(document.title, words),
    hitResult: hitResult(document, words),
    dispatch_authority: dispatchAuthority,
    document_number: documentNumber,
    answerDate,
  }
}

function detail(document: EngineDocument, words: string[]): QaDetail {
  const { id, question, answer, dispatchAuthority, documentNumber, answerDate, publishBody, keywords } =
    payloadOf(document)
  return {
    id,
    question: markText([question], words),
    answer: markText([answer], words),
    dispatch_authority: dispatchAuthority,
    document_number: documentNumber,
    answerDate,
    publishBody,
    keywords,
  }
}

function file(document: EngineDocument): DocumentModel {
  const { answer, publishBody, answerDate, keywords } = payloadOf(document)
  return {
    title: document.title,
    facts: [
      ['解答机构', publishBody],
      ['发布时间', answerDate],
      ['核心词', keywords.join('、')],
    ],
    blocks: [
      ...textsOf(document)
        .slice(0, -1)
        .map(text => ({ text })),
      { heading: '解答', text: answer },
    ],
  }
}

export const qaLibrary: ViewableLibrary<QaRecord, QaItem, QaDetail, QaDimension, QaOrder> = {
  spec: {
    name: 'qa',
    scopes: [],
    names: ['authority', 'publisher', 'documentNumber', 'keyword'],
    values: ['authority', 'publisher', 'keyword', 'year'],
    trees: [],
    numbers: ['answerDate'],
  },
  toDocument: record => {
    const { title, texts } = partsOf(record)
    return {
      id: record.id,
      title,
      blocks: texts.map(text => ({ scope: '', text })),
      names: {
        authority: from.presentValues(record.dispatchAuthority),
        publisher: from.presentValues(record.publishBody),
        documentNumber: from.numbered(record.documentNumber),
        keyword: record.keywords,
      },
      values: {
        authority: from.presentValues(record.dispatchAuthority),
        publisher: from.presentValues(record.publishBody),
        keyword: record.keywords,
        year: from.presentValues(record.answerDate?.slice(0, 4)),
      },
      numbers: from.numbersOf({ answerDate: from.numberOfDay(record.answerDate) }),
      weight: 0,
      payload: record,
    }
  },
  number: { scope: 'documentNumber', dimension: '文号' },
  dimensions: {
    全文: textIn('full', 'documentNumber'),
    标题: textIn('title'),
    发文机关: namesIn('authority'),
    解答机构: namesIn('publisher'),
    文号: numbersIn('documentNumber'),
    关键词: valueOf('keyword'),
    答复日期: dateRange('answerDate'),
    年份: valueOf('year'),
  },
  membersOnly: [],
  suggestions: { 关键词: 'keyword', 解答机构: 'publisher' },
  view: { orders: byRelevanceOr('answerDate'), row, detail, file },
}
