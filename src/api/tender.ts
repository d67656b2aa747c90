/** Bidding notices: `/tender/api/v1/search/`. */
import type { LeftQuery } from '@contract/left'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readFacets } from './readers/facet'
import { readTenderDetail, readTenders } from './readers/tender'

const BASE = '/tender/api/v1/search'

export const fetchTenders = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: `${BASE}/tenderList`, query, signal }), readTenders)

/** Who asks for filters tells what became of them: they may ride in the list. */
export const fetchTenderFacets = async (query: LeftQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: `${BASE}/tenderLeftStatistics`, query, signal, quiet: true }), readFacets)

export const suggestTenders = async (keyword: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: `${BASE}/suggest`, query: { keyword }, signal, quiet: true }), readSuggestions)

export const fetchTender = async ({ bid, query }: { bid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(`${BASE}/:bid`, { bid }), query: { query }, signal }), answer =>
    readTenderDetail(answer, bid),
  )

export const tenderDownload = (bid: string) => fillPattern(`${BASE}/download/:bid`, { bid })
