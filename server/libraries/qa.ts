/** Questions to the authorities with their answers. */
import type { QaRecord } from '../corpus/records'
import type { Order } from '../engine/port'
import { dateRange, namesIn, numbersIn, textIn, valueOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'

/** The first line of a question is its title. */
function partsOf({ question, answer }: QaRecord) {
  const at = question.indexOf('\n')
  if (at < 0) return { title: question, texts: [answer] }
  return { title: question.slice(0, at), texts: [question.slice(at + 1), answer] }
}

export const QA_ORDERS: Record<string, Order> = {
  relevance: { by: 'relevance', newest: 'answerDate' },
  answerDate: { by: 'number', field: 'answerDate', direction: 'desc' },
}

export const qaLibrary: Library<QaRecord> = {
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
        authority: from.present(record.dispatchAuthority),
        publisher: from.present(record.publishBody),
        documentNumber: from.numbered(record.documentNumber),
        keyword: record.keywords,
      },
      values: {
        authority: from.present(record.dispatchAuthority),
        publisher: from.present(record.publishBody),
        keyword: record.keywords,
        year: from.present(record.answerDate?.slice(0, 4)),
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
}
