/** Searches excellent cases with commentary, of all themes or of one. They are searched as other cases are. */
import type { CaseFacets, CaseItem } from '@contract/judgement'
import type { ListQuery } from '@contract/search'
import type { Result } from '@/request/errors'
import type { SearchPage } from '@/api/readers/page'
import { fetchExcellentFacet, suggestExcellentCases } from '@/api/case-filters'
import { fetchExcellentCases, fetchThemeCases } from '@/api/judgement'
import { encodeApiQuery } from '@domain/query/codec'
import type { CaseDimension } from '@domain/libraries/case'
import type { AbortSignalLike } from '@/platform/ports/data'
import { caseLibrary, caseRow } from '../case/search'
import { CATEGORIES } from '../categories'
import { type Filter, type Library, listQuery } from '../library'
import { choicesOrListFacets, fetchListFacets, resultPageOf } from '../list-reply'

const THEME_FILTER: Filter<'themeResults', CaseDimension> = {
  key: 'themeResults',
  title: '主题',
  dimension: '优案主题',
  kind: 'list',
  place: 'header',
}
const FILTERS: Filter<keyof CaseFacets, CaseDimension>[] = [
  { key: 'caseResults', title: '案由', dimension: '案由', kind: 'tree', place: 'header', deep: true },
  {
    key: 'courtResults',
    title: '地域',
    dimension: '法院',
    kind: 'tree',
    place: 'header',
    twoPane: true,
    deep: true,
    sharedName: '最高人民法院',
  },
  { key: 'judgementDateResults', title: '年份', dimension: '年份', unit: '年', kind: 'list', place: 'header' },
]

type FetchList = (query: ListQuery, signal: AbortSignalLike) => Promise<Result<SearchPage<CaseItem>>>

const excellentCases = (filters: Filter[], fetchList: FetchList, theme?: string): Library => ({
  category: CATEGORIES.excellentCaseNew,
  typed: '全文',
  offers: [],
  suggest: suggestExcellentCases,
  suggestsAtHome: false,
  sorts: caseLibrary.sorts,
  dimensions: [],
  filters,
  counted: { theme },
  membersOnly: caseLibrary.membersOnly,

  async search(request) {
    return resultPageOf(await fetchList(listQuery(request), request.signal), item => caseRow(item, request.conditions))
  },
  async choices({ filter, parent, called, conditions, signal }) {
    const query = { query: encodeApiQuery(conditions), field: filter, parent, called, theme }
    const answer = await fetchExcellentFacet(query, signal)
    return choicesOrListFacets(answer, { filter, parent, called }, () => fetchListFacets(fetchList, conditions, signal))
  },
})

export const excellentLibrary = excellentCases([THEME_FILTER, ...FILTERS], fetchExcellentCases)

export const excellentThemeLibrary = (id: string): Library =>
  excellentCases(FILTERS, (query, signal) => fetchThemeCases(id, query, signal), id)
