/** Bidding notices: `/tender/api/v1/search/`. */
import type { LeftQuery } from '@contract/left'
import type { ListQuery, SuggestionGroup } from '@contract/search'
import type { TenderDetail, TenderFacets, TenderList } from '@contract/tender'
import { fillPattern } from '@/domain/address'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openData } from './envelope'
import { send } from './http'
import { isListByName, listAt } from './shape'

const BASE = '/tender/api/v1/search'

export const fetchTenders = async (query: ListQuery, signal?: AbortSignalLike) =>
  openData<TenderList>(await send({ path: `${BASE}/tenderList`, query, signal }), listAt('tenders'))

export const fetchTenderFacets = async (query: LeftQuery, signal?: AbortSignalLike) =>
  openData<TenderFacets>(await send({ path: `${BASE}/tenderLeftStatistics`, query, signal }), isListByName)

export const suggestTenders = async (keyword: string, signal?: AbortSignalLike) =>
  openData<SuggestionGroup[]>(await send({ path: `${BASE}/suggest`, query: { keyword }, signal, quiet: true }))

export const fetchTender = async ({ bid, query }: { bid: string; query: string }, signal?: AbortSignalLike) =>
  openData<TenderDetail>(await send({ path: fillPattern(`${BASE}/:bid`, { bid }), query: { query }, signal }))

export const tenderDownload = (bid: string) => fillPattern(`${BASE}/download/:bid`, { bid })
