/** Cases: `/judgement-search/api/v1/`. */
import type {
  CaseDetail,
  CaseFacets,
  CaseListResult,
  ExcellentTheme,
  VisualData,
  VisualQuery,
} from '@contract/judgement'
import type { Facet, ListQuery, SuggestionGroup } from '@contract/search'
import { fillPattern } from '@/domain/address'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openJudgement } from './envelope'
import { send } from './http'
import { areCharts, isList, isListByName, listAt } from './shape'

const BASE = '/judgement-search/api/v1'
const CASES = listAt('judgements', 'judgementDtoList')

export const fetchCases = async (query: ListQuery, signal?: AbortSignalLike) =>
  openJudgement<CaseListResult>(await send({ path: `${BASE}/search/list`, query, signal }), CASES)

export const fetchCaseFacets = async (query: string, signal?: AbortSignalLike) =>
  openJudgement<CaseFacets>(
    await send({ path: `${BASE}/search/caseLeftStatistics`, query: { query }, signal }),
    isListByName,
  )

export const fetchCaseFacet = async (
  query: { query: string; field: string; parent?: string },
  signal?: AbortSignalLike,
) => openJudgement<Facet[]>(await send({ path: `${BASE}/search/caseLeftStatisticsByField`, query, signal }), isList)

export const fetchCaseStatistics = async (query: VisualQuery, signal?: AbortSignalLike) =>
  openJudgement<VisualData>(await send({ path: `${BASE}/search/statisticsByFields`, query, signal }), areCharts)

export const suggestCases = async (keyword: string, signal?: AbortSignalLike) =>
  openJudgement<SuggestionGroup[]>(
    await send({ path: `${BASE}/search/recommend/suggest`, query: { keyword }, signal, quiet: true }),
  )

/** The commented cases of all themes. */
export const fetchExcellentCases = async (query: ListQuery, signal?: AbortSignalLike) =>
  openJudgement<CaseListResult>(await send({ path: `${BASE}/excellent/list`, query, signal }), CASES)

export const fetchExcellentThemes = async (signal?: AbortSignalLike) =>
  openJudgement<ExcellentTheme[]>(await send({ path: `${BASE}/excellent/themes`, signal }), isList)

export const fetchThemeCases = async (id: string, query: ListQuery, signal?: AbortSignalLike) =>
  openJudgement<CaseListResult>(
    await send({ path: fillPattern(`${BASE}/excellent/themes/:id`, { id }), query, signal }),
    CASES,
  )

/** The choices of a filter among the commented cases: of all themes, or of one. */
export const fetchExcellentFacet = async (
  query: { query: string; field: string; parent?: string; theme?: string },
  signal?: AbortSignalLike,
) => openJudgement<Facet[]>(await send({ path: `${BASE}/excellent/leftStatisticsByField`, query, signal }), isList)

export const suggestExcellentCases = async (keyword: string, signal?: AbortSignalLike) =>
  openJudgement<SuggestionGroup[]>(
    await send({ path: `${BASE}/excellent/suggest`, query: { keyword }, signal, quiet: true }),
  )

export const fetchCase = async ({ jid, query }: { jid: string; query: string }, signal?: AbortSignalLike) =>
  openJudgement<CaseDetail>(
    await send({ method: 'POST', path: fillPattern(`${BASE}/search/:jid`, { jid }), body: { query }, signal }),
  )

export const caseDownload = (jid: string) => fillPattern(`${BASE}/es/download/:jid`, { jid })
