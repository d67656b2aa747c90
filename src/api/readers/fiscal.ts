/** Penalties, news and questions of the fiscal area, in lists; its laws and cases are read like others. */
import type { DynamicItem, PenaltyItem, QaItem } from '@contract/fiscal-tax'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf } from './page'
import { type JsonFields, type AllFields, readRowId, toJoinedText, toOptionalText, toText } from '@/request/value'

function readPenalty(row: JsonFields): AllFields<PenaltyItem> | undefined {
  const jid = readRowId(row, 'jid', 'lid', 'tdid', 'id')
  if (!jid) return undefined
  return {
    jid,
    title: toText(row.title),
    hitResult: toText(row.hitResult),
    caseNum: toOptionalText(row.caseNum),
    penaltyDate: readDate(row.penaltyDate),
    institution: toJoinedText(row.institution),
  }
}

function readQa(row: JsonFields): AllFields<QaItem> | undefined {
  const id = readRowId(row, 'id', 'jid', 'lid', 'tdid')
  if (!id) return undefined
  return {
    id,
    question: toText(row.question),
    hitResult: toText(row.hitResult),
    dispatch_authority: toJoinedText(row.dispatch_authority),
    document_number: toOptionalText(row.document_number),
    answerDate: readDate(row.answerDate),
  }
}

function readDynamic(row: JsonFields): AllFields<DynamicItem> | undefined {
  const jid = readRowId(row, 'jid', 'lid', 'tdid', 'id')
  if (!jid) return undefined
  return { jid, title: toText(row.title), hitResult: toText(row.hitResult), releaseDate: readDate(row.releaseDate) }
}

export const readPenalties = pageOf(readPenalty, 'penaltyListDto', 'penaltyDtoList')
export const readQas = pageOf(readQa, 'fiscalTaxQAListDto', 'fiscalTaxQADtoList')
export const readDynamics = pageOf(readDynamic, 'fiscalTaxDynamicListDto', 'fiscalTaxDynamicDtoList')
