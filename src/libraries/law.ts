/** Laws and regulations: what a lawyer can search there. */
import type { LawFacets, LawItem } from '@contract/lawregu'
import { fetchLawFacet, fetchLaws, suggestLaws } from '@/api/lawregu'
import { listCopy, fill } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { formatLawDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { encodeApiQuery } from '@domain/query/codec'
import { LAW_LEVELS, LAW_MEMBERS_ONLY, LAW_STATUSES, type LawDimension, type LawOrder } from '@domain/libraries/law'
import type { Label, StatusShape } from '@/ui/label'
import type { RowView } from '@/ui/row/plain-row'
import { CATEGORIES } from './categories'
import { checkbox, CITED, DATES, named, NUMBER, WORDS } from './dimensions'
import {
  type Dimension,
  type Filter,
  type Library,
  type ListRow,
  type Sort,
  typesOf,
  listQuery,
  opening,
} from './library'
import { choicesOr, facetsOfList, rowsOf } from './listed'

const category = CATEGORIES.law

const optionsOf = (names: string[]) => names.map(name => ({ value: name, label: name }))

export const LAW_DIMENSIONS: Dimension<LawDimension>[] = [
  { key: 'title', name: '标题', maxCount: 3, initial: true, ...WORDS },
  { key: 'full', name: '全文', maxCount: 5, initial: true, modes: 'lawText', ...WORDS },
  { key: 'timeliness', name: '时效性', maxCount: 10, initial: true, ...checkbox(optionsOf(LAW_STATUSES)) },
  { key: 'level', name: '效力级别', maxCount: 10, initial: true, ...checkbox(optionsOf(LAW_LEVELS)) },
  { key: 'authority', name: '发文机关', maxCount: 5, initial: true, ...named(suggestLaws, '发文机关') },
  { key: 'number', name: '文号', initial: false, ...NUMBER },
  { key: 'posted', name: '发文日期', initial: true, lawDays: true, ...DATES },
  { key: 'effective', name: '施行日期', initial: false, lawDays: true, ...DATES },
  { key: 'region', name: '地域范围', maxCount: 3, initial: false, ...WORDS },
  { key: 'cited', initial: false, ...CITED },
]

const FILTERS: Filter<keyof LawFacets, LawDimension>[] = [
  { key: 'effLevelResults', title: '效力级别', dimension: '效力级别', kind: 'list', place: 'header' },
  { key: 'timeLimitedResults', title: '时效性', dimension: '时效性', kind: 'list', place: 'header' },
  { key: 'regionResults', title: '地域范围', dimension: '地域范围', kind: 'tree', place: 'header' },
]

const status = (shape: StatusShape, name: string, text = name): [string, Label] => [
  name,
  { kind: 'status', text, shape },
]
const STATUSES = new Map([
  status('in-force', '现行有效'),
  status('amended', '已被修改'),
  status('partly', '部分失效'),
  status('pending', '尚未生效'),
  status('repealed', '失效'),
  status('draft', '征求意见稿或草案', '草案'),
])

/** A status that nobody has heard of is a word without a shape. */
export const lawStatus = (name: string): Label => STATUSES.get(name) ?? { kind: 'type', text: name }

const labelsOf = ({ time_limited, eff_level }: LawItem): Label[] => [
  ...(time_limited ? [lawStatus(time_limited)] : []),
  ...typesOf(eff_level),
]

const dated = (sentence: string, day: string | undefined) => (day ? fill(sentence, { day: formatLawDay(day) }) : '')

export function lawView(item: LawItem): RowView {
  const { title, hitResult, dispatch_authority, document_number, posting_date, effective_date } = item
  const posted = dated(listCopy.row.posted, posting_date)
  const effective = dated(listCopy.row.effective, effective_date)
  return {
    title: parseMarkup(title),
    labels: labelsOf(item),
    snippet: parseMarkup(hitResult),
    // The two days are one item: no line ends between them.
    meta: [dispatch_authority, document_number ?? '', [posted, effective].filter(Boolean).join('　')].filter(Boolean),
  }
}

/** A law that was searched for by the number of an article opens there. */
export function lawRow(item: LawItem, conditions: Condition[]): ListRow {
  const { route, params } = opening(category, item.lid, conditions)
  const opens = { route, params: item.article ? { ...params, article: item.article } : params }
  return { id: item.lid, view: lawView(item), opens }
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
  ] satisfies Sort<LawOrder>[],
  dimensions: LAW_DIMENSIONS,
  filters: FILTERS,
  membersOnly: LAW_MEMBERS_ONLY,

  async search(request) {
    return rowsOf(await fetchLaws(listQuery(request), request.signal), item => lawRow(item, request.conditions))
  },
  async choices({ filter, parent, called, conditions, signal }) {
    const answer = await fetchLawFacet({ query: encodeApiQuery(conditions), field: filter, parent, called }, signal)
    return choicesOr(answer, { filter, parent, called }, () => facetsOfList(fetchLaws, conditions, signal))
  },
}
