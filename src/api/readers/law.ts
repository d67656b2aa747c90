/** Reads laws in a list, and new laws. */
import type { LawItem, NewLaw } from '@contract/lawregu'
import { parseAnyDate } from '@domain/format/any-date'
import { pageReader } from './page'
import {
  type JsonFields,
  type AllFields,
  toCount,
  toFields,
  readRowId,
  toJoinedText,
  toOptionalText,
  toText,
} from '@/request/value'

function readLaw(row: JsonFields): AllFields<LawItem> | undefined {
  const lid = readRowId(row, 'lid', 'jid', 'id')
  if (!lid) return undefined
  return {
    lid,
    title: toText(row.title),
    time_limited: toText(row.time_limited),
    eff_level: toText(row.eff_level),
    hitResult: toText(row.hitResult),
    dispatch_authority: toJoinedText(row.dispatch_authority),
    document_number: toOptionalText(row.document_number),
    effective_date: parseAnyDate(row.effective_date),
    posting_date: parseAnyDate(row.posting_date),
    article: toOptionalText(row.article),
  }
}

export const readLawPage = pageReader(readLaw, 'lawReguListDto', 'lawRegus')

function readNewLaw(row: JsonFields): AllFields<NewLaw> | undefined {
  const lid = readRowId(row, 'lid', 'jid', 'id')
  if (!lid) return undefined
  return {
    lid,
    title: toText(row.title),
    postingDate: parseAnyDate(row.postingDate ?? row.posting_date),
    documentNumber: toOptionalText(row.documentNumber ?? row.document_number),
    timeLimited: toOptionalText(row.timeLimited ?? row.time_limited),
  }
}

const readNewPage = pageReader(readNewLaw, 'lawReguListDto', 'lawRegus')

export interface NewLawsPage {
  laws: NewLaw[]
  total?: number
  pageSize: number
}

/** Reads a page of new laws. The service may choose another page size. */
export const readNewLaws =
  (requestedSize: number) =>
  (answer: unknown): NewLawsPage | undefined => {
    const page = readNewPage(answer)
    return (
      page && { laws: page.items, total: page.total, pageSize: toCount(toFields(answer).pageSize) || requestedSize }
    )
  }
