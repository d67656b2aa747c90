/** Calls the service of bidding notices: `/tender/api/v1/search/`. */
import type { FacetsQuery } from '@contract/facets'
import { TENDER_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { readFacets } from '@/api/readers/facet'
import type { TenderDetail, TenderItem } from '@contract/tender'
import { readAmount } from '@domain/format/amounts'
import { parseAnyDate } from '@domain/format/any-date'
import { type SearchPage, plainRowReaders } from '@/api/readers/page'
import { type JsonFields, type AllFields, toJoinedText, toText } from '@/request/value'

const shared = (row: JsonFields) => ({
  title: toText(row.title),
  authority: toJoinedText(row.authority),
  region: toText(row.region),
  releaseDate: parseAnyDate(row.releaseDate),
  amount: readAmount(row.amount),
})

const rows = plainRowReaders({
  id: ['bid', 'jid', 'lid'],
  shared,
  title: ({ title }) => title,
  names: ['tenders'],
})

export const readTenders: (answer: unknown) => SearchPage<AllFields<TenderItem>> | undefined = rows.readList
export const readTenderDetail: (answer: unknown, requestedId?: string) => AllFields<TenderDetail> | undefined =
  rows.readDetail

export const fetchTenders = async (query: ListQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: TENDER_PATHS.list, query, signal }), readTenders)

/**
 * Fetches the filters without showing an error. If the request fails, the caller tries the filters in the list's
 * reply.
 */
export const fetchTenderFacets = async (query: FacetsQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: TENDER_PATHS.facets, query, signal, quiet: true }), readFacets)

export const suggestTenders = async (keyword: string, signal?: AbortSignalLike) =>
  readReply(await send({ path: TENDER_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)

export const fetchTender = async ({ bid, query }: { bid: string; query: string }, signal?: AbortSignalLike) =>
  readReply(await send({ path: fillPattern(TENDER_PATHS.detail, { bid }), query: { query }, signal }), answer =>
    readTenderDetail(answer, bid),
  )

export const tenderDownload = (bid: string) => fillPattern(TENDER_PATHS.download, { bid })
