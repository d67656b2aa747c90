/** Penalties, questions and news to be read. What repeats no id is the document that was asked for. */
import type { DynamicDetail, PenaltyDetail, QaDetail } from '@contract/fiscal-tax'
import { readDate } from '@domain/format/foreign-dates'
import { readSections } from './page'
import { type Whole, fields, idOf, joined, maybeText, text, words } from '@/request/value'

export function readPenaltyDetail(answer: unknown, asked: string): Whole<PenaltyDetail> | undefined {
  const row = fields(answer)
  const title = text(row.title)
  const paragraphs = readSections(row.paragraphs)
  if (!title && !paragraphs.length) return undefined
  return {
    tdid: idOf(row, 'tdid', 'jid', 'lid', 'id') || asked,
    title,
    institution: joined(row.institution),
    case_number: maybeText(row.case_number),
    penalty_date: readDate(row.penalty_date),
    paragraphs,
  }
}

export function readQaDetail(answer: unknown, asked: string): Whole<QaDetail> | undefined {
  const row = fields(answer)
  const question = text(row.question)
  const reply = text(row.answer)
  if (!question && !reply) return undefined
  return {
    id: idOf(row, 'id', 'jid', 'lid', 'tdid') || asked,
    question,
    answer: reply,
    dispatch_authority: joined(row.dispatch_authority),
    document_number: maybeText(row.document_number),
    answerDate: readDate(row.answerDate),
    publishBody: joined(row.publishBody),
    keywords: words(row.keywords),
  }
}

export function readDynamicDetail(answer: unknown, asked: string): Whole<DynamicDetail> | undefined {
  const row = fields(answer)
  const title = text(row.title)
  const body = text(row.text)
  if (!title && !body) return undefined
  return {
    jid: idOf(row, 'jid', 'lid', 'tdid', 'id') || asked,
    title,
    releaseDate: readDate(row.releaseDate),
    keyWords: words(row.keyWords),
    text: body,
  }
}
