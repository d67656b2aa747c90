/** Cases: `/judgement-search/api/v1/`. */
import type { CaseFacets, CaseListResult } from '@contract/judgement'
import type { Facet, ListQuery, SuggestionGroup } from '@contract/search'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openJudgement } from './envelope'
import { send } from './http'

const BASE = '/judgement-search/api/v1'

export const fetchCases = async (query: ListQuery, signal?: AbortSignalLike) =>
  openJudgement<CaseListResult>(await send({ path: `${BASE}/search/list`, query, signal }))

export const fetchCaseFacets = async (query: string, signal?: AbortSignalLike) =>
  openJudgement<CaseFacets>(await send({ path: `${BASE}/search/caseLeftStatistics`, query: { query }, signal }))

export const fetchCaseFacet = async (
  query: { query: string; field: string; parent?: string },
  signal?: AbortSignalLike,
) => openJudgement<Facet[]>(await send({ path: `${BASE}/search/caseLeftStatisticsByField`, query, signal }))

export const suggestCases = async (keyword: string, signal?: AbortSignalLike) =>
  openJudgement<SuggestionGroup[]>(await send({ path: `${BASE}/search/recommend/suggest`, query: { keyword }, signal }))
