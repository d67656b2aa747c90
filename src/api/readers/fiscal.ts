/** Penalties, news and questions of the fiscal area, in lists; its laws and cases are read like others. */
import type { DynamicItem, PenaltyItem, QaItem } from '@contract/fiscal-tax'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf } from './page'
import { type Fields, type Whole, idOf, joined, maybeText, text } from '@/request/value'

function readPenalty(row: Fields): Whole<PenaltyItem> | undefined {
  const jid = idOf(row, 'jid', 'lid', 'tdid', 'id')
  if (!jid) return undefined
  return {
    jid,
    title: text(row.title),
    hitResult: text(row.hitResult),
    caseNum: maybeText(row.caseNum),
    penaltyDate: readDate(row.penaltyDate),
    institution: joined(row.institution),
  }
}

function readQa(row: Fields): Whole<QaItem> | undefined {
  const id = idOf(row, 'id', 'jid', 'lid', 'tdid')
  if (!id) return undefined
  return {
    id,
    question: text(row.question),
    hitResult: text(row.hitResult),
    dispatch_authority: joined(row.dispatch_authority),
    document_number: maybeText(row.document_number),
    answerDate: readDate(row.answerDate),
  }
}

function readDynamic(row: Fields): Whole<DynamicItem> | undefined {
  const jid = idOf(row, 'jid', 'lid', 'tdid', 'id')
  if (!jid) return undefined
  return { jid, title: text(row.title), hitResult: text(row.hitResult), releaseDate: readDate(row.releaseDate) }
}

export const readPenalties = pageOf(readPenalty, 'penaltyListDto', 'penaltyDtoList')
export const readQas = pageOf(readQa, 'fiscalTaxQAListDto', 'fiscalTaxQADtoList')
export const readDynamics = pageOf(readDynamic, 'fiscalTaxDynamicListDto', 'fiscalTaxDynamicDtoList')
