/** Documents of procuratorates: `/inspection/api/v1/search/`. */
import type { InspectionDetail, InspectionFacets, InspectionList, InspectionSuggestQuery } from '@contract/inspection'
import type { LeftQuery } from '@contract/left'
import type { ListQuery, SuggestionGroup } from '@contract/search'
import { fillPattern } from '@/domain/address'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openData } from './envelope'
import { send } from './http'
import { isListByName, listAt } from './shape'

const BASE = '/inspection/api/v1/search'

export const fetchInspections = async (query: ListQuery, signal?: AbortSignalLike) =>
  openData<InspectionList>(await send({ path: `${BASE}/inspectionList`, query, signal }), listAt('inspections'))

export const fetchInspectionFacets = async (query: LeftQuery, signal?: AbortSignalLike) =>
  openData<InspectionFacets>(await send({ path: `${BASE}/inspectionLeftStatistics`, query, signal }), isListByName)

/** Without `fields` causes, procuratorates and titles. */
export const suggestInspections = async (query: InspectionSuggestQuery, signal?: AbortSignalLike) =>
  openData<SuggestionGroup[]>(await send({ path: `${BASE}/suggest`, query, signal, quiet: true }))

export const suggestInspectionCauses = async (keyword: string, signal?: AbortSignalLike) =>
  openData<SuggestionGroup[]>(await send({ path: `${BASE}/suggestCase`, query: { keyword }, signal, quiet: true }))

export const fetchInspection = async ({ iid, query }: { iid: string; query: string }, signal?: AbortSignalLike) =>
  openData<InspectionDetail>(await send({ path: fillPattern(`${BASE}/:iid`, { iid }), query: { query }, signal }))

export const inspectionDownload = (iid: string) => fillPattern(`${BASE}/download/:iid`, { iid })
