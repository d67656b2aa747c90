/** Penalties, questions and news to be read. What repeats no id is the document that was asked for. */
import type { DynamicDetail, PenaltyDetail, QaDetail } from '@contract/fiscal-tax'
import { readDate } from '@domain/format/foreign-dates'
import { readSections } from './page'
import { type AllFields, toFields, readRowId, toJoinedText, toOptionalText, toText, toWords } from '@/request/value'

export function readPenaltyDetail(answer: unknown, asked: string): AllFields<PenaltyDetail> | undefined {
  const row = toFields(answer)
  const title = toText(row.title)
  const paragraphs = readSections(row.paragraphs)
  if (!title && !paragraphs.length) return undefined
  return {
    tdid: readRowId(row, 'tdid', 'jid', 'lid', 'id') || asked,
    title,
    institution: toJoinedText(row.institution),
    case_number: toOptionalText(row.case_number),
    penalty_date: readDate(row.penalty_date),
    paragraphs,
  }
}

export function readQaDetail(answer: unknown, asked: string): AllFields<QaDetail> | undefined {
  const row = toFields(answer)
  const question = toText(row.question)
  const reply = toText(row.answer)
  if (!question && !reply) return undefined
  return {
    id: readRowId(row, 'id', 'jid', 'lid', 'tdid') || asked,
    question,
    answer: reply,
    dispatch_authority: toJoinedText(row.dispatch_authority),
    document_number: toOptionalText(row.document_number),
    answerDate: readDate(row.answerDate),
    publishBody: toJoinedText(row.publishBody),
    keywords: toWords(row.keywords),
  }
}

export function readDynamicDetail(answer: unknown, asked: string): AllFields<DynamicDetail> | undefined {
  const row = toFields(answer)
  const title = toText(row.title)
  const body = toText(row.text)
  if (!title && !body) return undefined
  return {
    jid: readRowId(row, 'jid', 'lid', 'tdid', 'id') || asked,
    title,
    releaseDate: readDate(row.releaseDate),
    keyWords: toWords(row.keyWords),
    text: body,
  }
}
