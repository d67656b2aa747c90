/** Calls the services of judicial viewpoints: `/judicialview/api/v1/judicialview/`. */
import type { JudicialSuggestQuery, JudicialDetail, JudicialItem } from '@contract/judicialview'
import { JUDICIAL_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { parseAnyDate } from '@domain/format/any-date'
import { type SearchPage, plainRowReaders } from './readers/page'
import { type JsonFields, type AllFields, toText, toWords } from '@/request/value'

const shared = (row: JsonFields) => ({
  viewTitle: toText(row.viewTitle) || toText(row.title),
  keywords: toWords(row.keywords),
  volume: toText(row.volume),
  releaseDate: parseAnyDate(row.releaseDate),
})

const rows = plainRowReaders({
  id: ['vid', 'jid', 'lid'],
  shared,
  title: ({ viewTitle }) => viewTitle,
  names: ['judicialViews'],
})

export const readJudicialViews: (answer: unknown) => SearchPage<AllFields<JudicialItem>> | undefined = rows.readList
export const readJudicialDetail: (answer: unknown, requestedId?: string) => AllFields<JudicialDetail> | undefined =
  rows.readDetail

/** Fetches a list of viewpoints. The reply contains the filters too. */
export const fetchJudicialViews = async (query: ListQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: JUDICIAL_PATHS.list, query, signal }), readJudicialViews)

export const suggestJudicialViews = async (query: JudicialSuggestQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: JUDICIAL_PATHS.suggest, query, signal, quiet: true }), readSuggestions)

export const fetchJudicialView = async ({ vid, query }: { vid: string; query: string }, signal?: AbortSignalLike) =>
  readReply(await send({ path: fillPattern(JUDICIAL_PATHS.detail, { vid }), query: { query }, signal }), answer =>
    readJudicialDetail(answer, vid),
  )

export const judicialDownloadPath = (vid: string) => fillPattern(JUDICIAL_PATHS.download, { vid })
