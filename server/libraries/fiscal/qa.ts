/** The library of questions to tax authorities, with answers. */
import type { QaDetail, QaItem } from '@contract/fiscal-tax'
import type { QaDimension, QaOrder } from '@domain/libraries/fiscal'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import { dateDimension, nameDimension, numberDimension, textDimension, valueDimension } from '../../search/dimensions'
import { markedSnippet, withMarkedHits } from '../../search/hits'
import * as from from '../fields'
import type { ViewableLibrary } from '../../search/library'
import { usualOrders } from '../orders'
import { markedHtml } from '../paragraphs'

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

/** Splits a record into a title and texts. The title is the first line of the question. */
function partsOf({ question, answer }: QaRecord) {
  const at = question.indexOf('\n')
  if (at < 0) return { title: question, texts: [answer] }
  return { title: question.slice(0, at), texts: [question.slice(at + 1), answer] }
}

/** Stands for an organ or a day that the source does not state. An answer without them must not look official. */
const UNSTATED = '未载明'

const payloadOf = ({ payload }: EngineDocument) => payload as QaRecord
const textsOf = ({ blocks }: EngineDocument) => blocks.map(({ text }) => text)

function row(document: EngineDocument, words: string[]): QaItem {
  const { id, dispatchAuthority, documentNumber, answerDate } = payloadOf(document)
  return {
    id,
    question: withMarkedHits(document.title, words),
    hitResult: markedSnippet(document, words),
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
    question: markedHtml([question], words),
    answer: markedHtml([answer], words),
    dispatch_authority: dispatchAuthority,
    document_number: documentNumber,
    answerDate,
    publishBody,
    keywords,
  }
}

function file(document: EngineDocument): DocumentModel {
  const {
    answer,
    publishBody,
    dispatchAuthority,
    documentNumber,
    answerDate = UNSTATED,
    keywords,
  } = payloadOf(document)
  return {
    title: document.title,
    facts: [
      ['解答机构', publishBody || (dispatchAuthority ? '' : UNSTATED)],
      ['发布时间', answerDate],
      ['核心词', keywords.join('、')],
      ['发文机关', dispatchAuthority === publishBody ? '' : dispatchAuthority],
      ['文号', documentNumber],
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
        documentNumber: from.plainDocumentNumbers(record.documentNumber),
        keyword: record.keywords,
      },
      values: {
        authority: from.presentValues(record.dispatchAuthority),
        publisher: from.presentValues(record.publishBody),
        keyword: record.keywords,
        year: from.presentValues(record.answerDate?.slice(0, 4)),
      },
      numbers: from.presentNumbers({ answerDate: from.numberOfDay(record.answerDate) }),
      weight: 0,
      payload: record,
    }
  },
  number: { scope: 'documentNumber', dimension: '文号' },
  dimensions: {
    全文: textDimension('full', 'documentNumber'),
    标题: textDimension('title'),
    发文机关: nameDimension('authority'),
    解答机构: nameDimension('publisher'),
    文号: numberDimension('documentNumber'),
    关键词: valueDimension('keyword'),
    答复日期: dateDimension('answerDate'),
    年份: valueDimension('year'),
  },
  membersOnly: [],
  suggestions: { 关键词: 'keyword', 解答机构: 'publisher' },
  view: { orders: usualOrders('answerDate'), row, detail, file },
}
