/** Judicial viewpoints, in a list and to be read. */
import type { JudicialDetail, JudicialItem } from '@contract/judicialview'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf } from './page'
import { readSections } from './paragraphs'
import { type Fields, type Whole, fields, idOf, text, words } from '@/request/value'

const shared = (row: Fields) => ({
  viewTitle: text(row.viewTitle) || text(row.title),
  keywords: words(row.keywords),
  volume: text(row.volume),
  releaseDate: readDate(row.releaseDate),
})

function readView(row: Fields): Whole<JudicialItem> | undefined {
  const vid = idOf(row, 'vid', 'jid', 'lid', 'id')
  return vid ? { vid, ...shared(row), hitResult: text(row.hitResult) } : undefined
}

export const readViews = pageOf(readView, 'judicialViews')

export function readJudicialDetail(answer: unknown, asked = ''): Whole<JudicialDetail> | undefined {
  const row = fields(answer)
  const detail = { ...shared(row), paragraphs: readSections(row.paragraphs) }
  if (!detail.viewTitle && !detail.paragraphs.length) return undefined
  return { vid: idOf(row, 'vid', 'id') || asked, ...detail }
}
