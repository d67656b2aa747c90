/** Searches cases. */
import type { CaseFacets, CaseItem } from '@contract/judgement'
import { fetchCaseFacet, fetchCaseFacets, suggestCases } from '@/api/case-filters'
import { fetchCases } from '@/api/judgement'
import type { SearchPage } from '@/api/readers/page'
import { fill, listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { encodeApiQuery } from '@domain/query/codec'
import { formatCount } from '@domain/format/amounts'
import { MEMBER_CASE_DIMENSIONS, type CaseDimension, type CaseOrder, PUBLISH_TYPES } from '@domain/libraries/case'
import { mapResult } from '@/request/errors'
import { caseTypeCondition } from './home-searches'
import { caseMetadata, caseRowView } from './row'
import { CATEGORIES } from '../categories'
import { CITED_LAWS, DATES_FIELD, namesField, DOCUMENT_NUMBER_FIELD, WORDS_FIELD } from '../dimensions'
import {
  type Dimension,
  type Filter,
  type Library,
  type ListRow,
  type HighlightedResults,
  type SortOrder,
  listQuery,
  documentTarget,
} from '../library'
import { allChoicesOrListFacets, choicesOrListFacets, fetchListFacets, resultPageOf } from '../list-reply'

const category = CATEGORIES.case
const TEXT = { modes: 'caseText', ...WORDS_FIELD } as const
const suggested = (group: string) => namesField(suggestCases, group)

const CASE_DIMENSIONS: Dimension<CaseDimension>[] = [
  { key: 'full', name: '全文', maxCount: 5, initial: true, ...TEXT },
  { key: 'title', name: '标题', maxCount: 3, initial: false, ...WORDS_FIELD },
  { key: 'number', name: '案号', initial: false, ...DOCUMENT_NUMBER_FIELD },
  { key: 'cause', name: '案由', maxCount: 3, initial: true, ...suggested('案由') },
  {
    key: 'party',
    name: '当事人',
    maxCount: 3,
    initial: true,
    modes: 'litigant',
    placeholder: listCopy.filter.party,
    ...suggested('当事人'),
  },
  { key: 'lawyer', name: '律师', maxCount: 3, initial: false, ...suggested('律师') },
  { key: 'firm', name: '律所', maxCount: 3, initial: false, ...suggested('律所') },
  { key: 'judge', name: '法官', maxCount: 3, initial: false, presiding: true, ...suggested('法官') },
  { key: 'court', name: '法院', maxCount: 3, initial: false, ...suggested('法院') },
  { key: 'date', name: '裁判日期', initial: true, ...DATES_FIELD },
  { key: 'amount', name: '标的额', maxCount: 1, initial: true, kind: 'feeRange', anyOrAll: false },
  { key: 'opinion', name: '法院观点', maxCount: 5, initial: false, ...TEXT },
  { key: 'result', name: '裁判结果', maxCount: 5, initial: false, ...TEXT },
  { key: 'cited', initial: false, ...CITED_LAWS },
]

const FILTERS: Filter<keyof CaseFacets, CaseDimension>[] = [
  { key: 'caseResults', title: '案由', dimension: '案由', kind: 'tree', place: 'both', deep: true },
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
  { key: 'trialRoundResults', title: '审理程序', dimension: '审理程序', kind: 'list', place: 'drawer' },
  { key: 'caseTypeResults', title: '案件类型', dimension: '案件类型', kind: 'list', place: 'drawer' },
  { key: 'judgementTypeResults', title: '文书类型', dimension: '文书类型', kind: 'list', place: 'drawer' },
  { key: 'publishTypeResults', title: '案例类型', dimension: '案例类型', kind: 'list', place: 'drawer' },
  { key: 'laterReviewResults', title: '后续审理', dimension: '后续审理', kind: 'list', place: 'drawer' },
  { key: 'courtLevelResults', title: '法院层级', dimension: '法院层级', kind: 'list', place: 'drawer' },
  { key: 'regionResults', title: '地域范围', dimension: '地域', kind: 'tree', place: 'drawer' },
  { key: 'amountResults', title: '标的额', dimension: '标的额', kind: 'list', place: 'drawer' },
  { key: 'acceptanceFeeLResults', title: '受理费', dimension: '受理费', kind: 'list', place: 'drawer' },
  { key: 'penalLawTagResults', title: '刑罚', dimension: '刑罚', kind: 'tree', place: 'drawer' },
  { key: 'tradeResults', title: '行业', dimension: '行业', kind: 'list', place: 'drawer' },
]

export const caseRow = (item: CaseItem, conditions: Condition[]): ListRow => ({
  id: item.jid,
  view: caseRowView(item),
  metadata: caseMetadata(item),
  opens: documentTarget(category, item.jid, conditions),
})

/**
 * Returns the number of results from 人民法院案例库, with a condition for only these. It is shown because courts are
 * obliged to search that library.
 */
const referenceCasesOf = ({ referenceCases }: SearchPage<CaseItem>): HighlightedResults | undefined =>
  referenceCases
    ? {
        label: fill(listCopy.results.referenceCases, { count: formatCount(referenceCases) }),
        condition: caseTypeCondition(PUBLISH_TYPES[4]),
      }
    : undefined

export const caseLibrary: Library = {
  category,
  typed: '全文',
  offers: [],
  suggest: suggestCases,
  suggestsAtHome: true,
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'judgementDate', label: listCopy.sort.judgementDate },
  ] satisfies SortOrder<CaseOrder>[],
  dimensions: CASE_DIMENSIONS,
  filters: FILTERS,
  drawer: {
    date: { title: '裁判日期', dimension: '裁判日期' },
    switches: [
      { key: 'featureResults', label: listCopy.filter.hasVideo, dimension: '特色', value: '庭审视频' },
      { key: 'featureResults', label: listCopy.filter.hasAnnouncement, dimension: '特色', value: '开庭公告' },
    ],
  },
  membersOnly: MEMBER_CASE_DIMENSIONS,

  async search(request) {
    const reply = await fetchCases(listQuery(request), request.signal)
    const page = resultPageOf(reply, item => caseRow(item, request.conditions))
    return mapResult(page, results => ({ ...results, notable: reply.ok ? referenceCasesOf(reply.data) : undefined }))
  },
  async choices({ filter, parent, called, conditions, signal }) {
    const answer = await fetchCaseFacet({ query: encodeApiQuery(conditions), field: filter, parent, called }, signal)
    return choicesOrListFacets(answer, { filter, parent, called }, () =>
      fetchListFacets(fetchCases, conditions, signal),
    )
  },
  async allChoices({ conditions, signal }) {
    const answer = await fetchCaseFacets(encodeApiQuery(conditions), signal)
    return allChoicesOrListFacets(answer, () => fetchListFacets(fetchCases, conditions, signal))
  },
}
