/** Documents of procuratorates, in a list and to be read. */
import type { InspectionDetail, InspectionItem } from '@contract/inspection'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf } from './page'
import { readSections } from './paragraphs'
import { type Fields, type Whole, fields, idOf, joined, text } from '@/request/value'

const shared = (row: Fields) => ({
  title: text(row.title),
  procuratorate: text(row.procuratorate),
  procuratorateLevel: text(row.procuratorateLevel),
  documentType: text(row.documentType),
  documentNumber: text(row.documentNumber),
  cause: joined(row.cause),
  releaseDate: readDate(row.releaseDate) ?? '',
})

function readInspection(row: Fields): Whole<InspectionItem> | undefined {
  const iid = idOf(row, 'iid', 'jid', 'lid', 'id')
  return iid ? { iid, ...shared(row), hitResult: text(row.hitResult) } : undefined
}

export const readInspections = pageOf(readInspection, 'inspections')

export function readInspectionDetail(answer: unknown, asked: string): Whole<InspectionDetail> | undefined {
  const row = fields(answer)
  const detail = { ...shared(row), paragraphs: readSections(row.paragraphs) }
  if (!detail.title && !detail.paragraphs.length) return undefined
  return { iid: idOf(row, 'iid', 'id') || asked, ...detail }
}
