/** Excellent cases with their commentary, of all themes or of one. They are cases, and are searched as such. */
import type { CaseListResult } from '@contract/judgement'
import type { ListQuery } from '@contract/search'
import { type Result, mapResult } from '@/api/errors'
import { fetchExcellentCases, fetchExcellentFacet, fetchThemeCases, suggestExcellentCases } from '@/api/judgement'
import { encodeApiQuery } from '@/domain/query'
import type { AbortSignalLike } from '@/platform/transport/port'
import { caseLibrary, caseRow } from './case'
import { CATEGORIES } from './categories'
import type { Filter, Library } from './library'
import { listQuery } from './request'

const THEME_FILTER: Filter = {
  key: 'themeResults',
  title: '主题',
  dimension: '优案主题',
  kind: 'list',
  place: 'header',
}
const FILTERS: Filter[] = [
  { key: 'caseResults', title: '案由', dimension: '案由', kind: 'tree', place: 'header' },
  { key: 'courtResults', title: '地域', dimension: '法院', kind: 'tree', place: 'header', twoPane: true },
  { key: 'judgementDateResults', title: '年份', dimension: '年份', unit: '年', kind: 'list', place: 'header' },
]

type FetchList = (query: ListQuery, signal: AbortSignalLike) => Promise<Result<CaseListResult>>

const excellentCases = (filters: Filter[], fetchList: FetchList, theme?: string): Library => ({
  category: CATEGORIES.excellentCaseNew,
  typed: '全文',
  offers: [],
  suggest: suggestExcellentCases,
  suggestsAtHome: false,
  sorts: caseLibrary.sorts,
  dimensions: [],
  filters,
  membersOnly: caseLibrary.membersOnly,

  async search(request) {
    return mapResult(await fetchList(listQuery(request), request.signal), ({ judgements }) => ({
      rows: judgements.judgementDtoList.map(item => caseRow(item, request.conditions)),
      total: judgements.totalCount,
    }))
  },
  choices: ({ filter, parent, conditions, signal }) =>
    fetchExcellentFacet({ query: encodeApiQuery(conditions), field: filter, parent, theme }, signal),
})

export const excellentLibrary = excellentCases([THEME_FILTER, ...FILTERS], fetchExcellentCases)

export const excellentThemeLibrary = (id: string): Library =>
  excellentCases(FILTERS, (query, signal) => fetchThemeCases(id, query, signal), id)
