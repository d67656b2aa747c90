/** Judicial viewpoints: `/judicialview/api/v1/judicialview/`. */
import type { JudicialSuggestQuery, JudicialDetail, JudicialItem } from '@contract/judicialview'
import { JUDICIAL_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf, readSections } from './readers/page'
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

/** Judicial viewpoints, in a list and to be read. */
export const readViews = pageOf(readView, 'judicialViews')

export function readJudicialDetail(answer: unknown, asked = ''): Whole<JudicialDetail> | undefined {
  const row = fields(answer)
  const detail = { ...shared(row), paragraphs: readSections(row.paragraphs) }
  if (!detail.viewTitle && !detail.paragraphs.length) return undefined
  return { vid: idOf(row, 'vid', 'id') || asked, ...detail }
}

/** Its answer carries the filters beside the list too. */
export const fetchJudicialViews = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: JUDICIAL_PATHS.list, query, signal }), readViews)

export const suggestJudicialViews = async (query: JudicialSuggestQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: JUDICIAL_PATHS.suggest, query, signal, quiet: true }), readSuggestions)

export const fetchJudicialView = async ({ vid, query }: { vid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(JUDICIAL_PATHS.detail, { vid }), query: { query }, signal }), answer =>
    readJudicialDetail(answer, vid),
  )

export const judicialDownload = (vid: string) => fillPattern(JUDICIAL_PATHS.download, { vid })
