/** Searches laws and regulations. */
import type { LawFacets, LawItem } from '@contract/lawregu'
import { fetchLawFacet, fetchLaws, suggestLaws } from '@/api/lawregu'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { encodeApiQuery } from '@domain/query/codec'
import {
  LAW_LEVELS,
  MEMBER_LAW_DIMENSIONS,
  LAW_STATUSES,
  type LawDimension,
  type LawOrder,
} from '@domain/libraries/law'
import { CATEGORIES } from '../categories'
import { checkboxField, CITED_LAWS, DATES_FIELD, namesField, DOCUMENT_NUMBER_FIELD, WORDS_FIELD } from '../dimensions'
import {
  type Dimension,
  type Filter,
  type Library,
  type ListRow,
  type SortOrder,
  listQuery,
  documentTarget,
} from '../library'
import type { RowView } from '@/ui/row/plain-row'
import { lawMetadata, lawRowView } from './row'
import { choicesOrListFacets, fetchListFacets, resultPageOf } from '../list-reply'

const category = CATEGORIES.law

const optionsOf = (names: string[]) => names.map(name => ({ value: name, label: name }))

const LAW_DIMENSIONS: Dimension<LawDimension>[] = [
  { key: 'title', name: '标题', maxCount: 3, initial: true, ...WORDS_FIELD },
  { key: 'full', name: '全文', maxCount: 5, initial: true, modes: 'lawText', ...WORDS_FIELD },
  { key: 'timeliness', name: '时效性', maxCount: 10, initial: true, ...checkboxField(optionsOf(LAW_STATUSES)) },
  { key: 'level', name: '效力级别', maxCount: 10, initial: true, ...checkboxField(optionsOf(LAW_LEVELS)) },
  { key: 'authority', name: '发文机关', maxCount: 5, initial: true, ...namesField(suggestLaws, '发文机关') },
  { key: 'number', name: '文号', initial: false, ...DOCUMENT_NUMBER_FIELD },
  { key: 'posted', name: '发文日期', initial: true, lawDays: true, ...DATES_FIELD },
  { key: 'effective', name: '施行日期', initial: false, lawDays: true, ...DATES_FIELD },
  { key: 'region', name: '地域范围', maxCount: 3, initial: false, ...WORDS_FIELD },
  { key: 'cited', initial: false, ...CITED_LAWS },
]

const FILTERS: Filter<keyof LawFacets, LawDimension>[] = [
  { key: 'effLevelResults', title: '效力级别', dimension: '效力级别', kind: 'list', place: 'header' },
  { key: 'timeLimitedResults', title: '时效性', dimension: '时效性', kind: 'list', place: 'header' },
  { key: 'regionResults', title: '地域范围', dimension: '地域范围', kind: 'tree', place: 'header' },
]

/** Puts the article's number before the snippet, unless the snippet begins with it. */
function withArticle(view: RowView, article: string | undefined): RowView {
  const { snippet = [] } = view
  const [first] = snippet
  const isNamed = first && 'text' in first && first.text.indexOf(article ?? '') === 0
  return article && !isNamed ? { ...view, snippet: [{ kind: 'text', text: `${article} ` }, ...snippet] } : view
}

/** Returns the row of a law. If an article matched, the snippet names the article, and a tap opens the law there. */
export function lawRow(item: LawItem, conditions: Condition[]): ListRow {
  const { route, params } = documentTarget(category, item.lid, conditions)
  const opens = { route, params: item.article ? { ...params, article: item.article } : params }
  return { id: item.lid, view: withArticle(lawRowView(item), item.article), metadata: lawMetadata(item), opens }
}

export const lawLibrary: Library = {
  category,
  typed: '全文',
  typedAtHome: '标题',
  offers: ['全文', '标题'],
  suggest: suggestLaws,
  suggestsAtHome: true,
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'postingDate', label: listCopy.sort.published },
  ] satisfies SortOrder<LawOrder>[],
  dimensions: LAW_DIMENSIONS,
  filters: FILTERS,
  membersOnly: MEMBER_LAW_DIMENSIONS,

  async search(request) {
    return resultPageOf(await fetchLaws(listQuery(request), request.signal), item => lawRow(item, request.conditions))
  },
  async choices({ filter, parent, called, conditions, signal }) {
    const answer = await fetchLawFacet({ query: encodeApiQuery(conditions), field: filter, parent, called }, signal)
    return choicesOrListFacets(answer, { filter, parent, called }, () => fetchListFacets(fetchLaws, conditions, signal))
  },
}
