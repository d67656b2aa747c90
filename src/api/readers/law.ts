/** Reads laws in a list, and new laws. */
import type { LawItem, NewLaw } from '@contract/lawregu'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf } from './page'
import { type Fields, type Whole, count, fields, idOf, joined, maybeText, text } from '@/request/value'

export function readLaw(row: Fields): Whole<LawItem> | undefined {
  const lid = idOf(row, 'lid', 'jid', 'id')
  if (!lid) return undefined
  return {
    lid,
    title: text(row.title),
    time_limited: text(row.time_limited),
    eff_level: text(row.eff_level),
    hitResult: text(row.hitResult),
    dispatch_authority: joined(row.dispatch_authority),
    document_number: maybeText(row.document_number),
    effective_date: readDate(row.effective_date),
    posting_date: readDate(row.posting_date),
    article: maybeText(row.article),
  }
}

export const readLaws = pageOf(readLaw, 'lawReguListDto', 'lawRegus')

function readNewLaw(row: Fields): Whole<NewLaw> | undefined {
  const lid = idOf(row, 'lid', 'jid', 'id')
  if (!lid) return undefined
  return {
    lid,
    title: text(row.title),
    postingDate: readDate(row.postingDate ?? row.posting_date),
    documentNumber: maybeText(row.documentNumber ?? row.document_number),
  }
}

const readNewPage = pageOf(readNewLaw, 'lawReguListDto', 'lawRegus')

export interface NewLaws {
  laws: NewLaw[]
  total?: number
  pageSize: number
}

/** The service may choose another page size. */
export const readNewLaws =
  (requestedSize: number) =>
  (answer: unknown): NewLaws | undefined => {
    const page = readNewPage(answer)
    return page && { laws: page.items, total: page.total, pageSize: count(fields(answer).pageSize) || requestedSize }
  }
