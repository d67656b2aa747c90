/** Excellent cases with their commentary, of all themes or of one. They are cases, and are searched as such. */
import type { CaseListResult } from '@contract/judgement'
import type { ListQuery } from '@contract/search'
import { type Result, mapResult } from '@/api/errors'
import {
  fetchCaseFacet,
  fetchExcellentCases,
  fetchExcellentThemes,
  fetchThemeCases,
  suggestCases,
} from '@/api/judgement'
import type { Condition } from '@/domain/condition'
import { encodeApiQuery } from '@/domain/query'
import type { AbortSignalLike } from '@/platform/transport/port'
import { caseLibrary, caseRow } from './case'
import { CATEGORIES } from './categories'
import type { Filter, Library } from './library'
import { listQuery } from './request'

const THEME = '优案主题'
/** As the service numbers them. */
const THEMES = ['1', '2', '3', '4', '5', '6']

const THEME_FILTER: Filter = { key: 'themes', title: '主题', dimension: THEME, kind: 'list', place: 'header' }
const FILTERS: Filter[] = [
  { key: 'caseResults', title: '案由', dimension: '案由', kind: 'tree', place: 'header' },
  { key: 'courtResults', title: '地域', dimension: '法院', kind: 'tree', place: 'header', twoPane: true },
  { key: 'judgementDateResults', title: '年份', dimension: '年份', unit: '年', kind: 'list', place: 'header' },
]

type FetchList = (query: ListQuery, signal: AbortSignalLike) => Promise<Result<CaseListResult>>

/** The filters are counted among all cases, so which of them are meant is said by their themes. */
const ofThemes = (themes: string[]): Condition[] => themes.map(value => ({ name: THEME, value, any: true }))

const excellentCases = (filters: Filter[], themes: string[], fetchList: FetchList): Library => ({
  category: CATEGORIES.excellentCaseNew,
  typed: '全文',
  offers: [],
  suggest: suggestCases,
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
  async choices({ filter, parent, conditions, signal }) {
    if (filter === THEME_FILTER.key)
      return mapResult(await fetchExcellentThemes(signal), found =>
        found.map(({ name, count }) => ({ name, value: name, count, hasChildren: false })),
      )
    const query = encodeApiQuery([...ofThemes(themes), ...conditions])
    return fetchCaseFacet({ query, field: filter, parent }, signal)
  },
})

export const excellentLibrary = excellentCases([THEME_FILTER, ...FILTERS], THEMES, fetchExcellentCases)

export const excellentThemeLibrary = (id: string): Library =>
  excellentCases(FILTERS, [id], (query, signal) => fetchThemeCases(id, query, signal))
