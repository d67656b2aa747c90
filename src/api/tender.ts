/** Bidding notices: `/tender/api/v1/search/`. */
import type { FacetsQuery } from '@contract/facets'
import { TENDER_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readFacets } from './readers/facet'
import { readTenderDetail, readTenders } from './readers/tender'

export const fetchTenders = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: TENDER_PATHS.list, query, signal }), readTenders)

/** Who asks for filters tells what became of them: they may ride in the list. */
export const fetchTenderFacets = async (query: FacetsQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: TENDER_PATHS.facets, query, signal, quiet: true }), readFacets)

export const suggestTenders = async (keyword: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: TENDER_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)

export const fetchTender = async ({ bid, query }: { bid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(TENDER_PATHS.detail, { bid }), query: { query }, signal }), answer =>
    readTenderDetail(answer, bid),
  )

export const tenderDownload = (bid: string) => fillPattern(TENDER_PATHS.download, { bid })
