/** Calls the service of procuratorate documents: `/inspection/api/v1/search/`. */
import type { InspectionSuggestQuery, InspectionDetail, InspectionItem } from '@contract/inspection'
import type { FacetsQuery } from '@contract/facets'
import { INSPECTION_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { readFacets } from '@/api/readers/facet'
import { parseAnyDate } from '@domain/format/any-date'
import { type SearchPage, plainRowReaders } from '@/api/readers/page'
import { type JsonFields, type AllFields, toJoinedText, toText } from '@/request/value'

const shared = (row: JsonFields) => ({
  title: toText(row.title),
  procuratorate: toText(row.procuratorate),
  procuratorateLevel: toText(row.procuratorateLevel),
  documentType: toText(row.documentType),
  documentNumber: toText(row.documentNumber),
  cause: toJoinedText(row.cause),
  releaseDate: parseAnyDate(row.releaseDate) ?? '',
})

const rows = plainRowReaders({
  id: ['iid', 'jid', 'lid'],
  shared,
  title: ({ title }) => title,
  names: ['inspections'],
})

export const readInspections: (answer: unknown) => SearchPage<AllFields<InspectionItem>> | undefined = rows.readList
export const readInspectionDetail: (answer: unknown, requestedId?: string) => AllFields<InspectionDetail> | undefined =
  rows.readDetail

export const fetchInspections = async (query: ListQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: INSPECTION_PATHS.list, query, signal }), readInspections)

/**
 * Fetches the filters without showing an error. If the request fails, the caller tries the filters in the list's
 * reply.
 */
export const fetchInspectionFacets = async (query: FacetsQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: INSPECTION_PATHS.facets, query, signal, quiet: true }), readFacets)

/** Fetches suggestions. Without `fields` the service suggests causes, procuratorates and titles. */
export const suggestInspections = async (query: InspectionSuggestQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: INSPECTION_PATHS.suggest, query, signal, quiet: true }), readSuggestions)

export const suggestInspectionCauses = async (keyword: string, signal?: AbortSignalLike) =>
  readReply(
    await send({ path: INSPECTION_PATHS.suggestCause, query: { keyword }, signal, quiet: true }),
    readSuggestions,
  )

export const fetchInspection = async ({ iid, query }: { iid: string; query: string }, signal?: AbortSignalLike) =>
  readReply(await send({ path: fillPattern(INSPECTION_PATHS.detail, { iid }), query: { query }, signal }), answer =>
    readInspectionDetail(answer, iid),
  )

export const inspectionDownload = (iid: string) => fillPattern(INSPECTION_PATHS.download, { iid })
