/** Bidding notices, in a list and to be read. */
import type { TenderDetail, TenderItem } from '@contract/tender'
import { readAmount } from '@domain/format/amounts'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf } from './page'
import { readSections } from './paragraphs'
import { type Fields, type Whole, fields, idOf, joined, text } from '@/request/value'

const shared = (row: Fields) => ({
  title: text(row.title),
  authority: joined(row.authority),
  region: text(row.region),
  releaseDate: readDate(row.releaseDate),
  amount: readAmount(row.amount),
})

function readTender(row: Fields): Whole<TenderItem> | undefined {
  const bid = idOf(row, 'bid', 'jid', 'lid', 'id')
  return bid ? { bid, ...shared(row), hitResult: text(row.hitResult) } : undefined
}

export const readTenders = pageOf(readTender, 'tenders')

export function readTenderDetail(answer: unknown, asked: string): Whole<TenderDetail> | undefined {
  const row = fields(answer)
  const detail = { ...shared(row), paragraphs: readSections(row.paragraphs) }
  if (!detail.title && !detail.paragraphs.length) return undefined
  return { bid: idOf(row, 'bid', 'id') || asked, ...detail }
}
