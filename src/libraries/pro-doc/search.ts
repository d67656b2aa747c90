/** Searches procuratorate documents. */
import type { InspectionFacets, InspectionItem } from '@contract/inspection'
import {
  fetchInspectionFacets,
  fetchInspections,
  suggestInspectionCauses,
  suggestInspections,
} from '@/libraries/pro-doc/calls'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { PROCURATORATE_LEVELS, type ProDocDimension, type ProDocOrder } from '@domain/libraries/pro-doc'
import { CATEGORIES } from '../categories'
import { checkboxField, namesField, DOCUMENT_NUMBER_FIELD, WORDS_FIELD } from '../dimensions'
import { choiceMethods } from '../filter-choices'
import {
  type Dimension,
  type Filter,
  type Library,
  type ListRow,
  type SortOrder,
  type FetchSuggestions,
  listQuery,
  documentTarget,
} from '../library'
import { plainLabels } from '../labels'
import { resultPageOf } from '../list-reply'

const category = CATEGORIES.proDoc

const DOCUMENT_TYPES = ['起诉书', '不起诉决定书', '刑事抗诉书', '刑事申诉复查决定书']

const levels = PROCURATORATE_LEVELS.map((label, at) => ({ value: String(at + 1), label }))
const documentTypes = DOCUMENT_TYPES.map(label => ({ value: label, label }))

const suggestProcuratorates: FetchSuggestions = (keyword, signal) =>
  suggestInspections({ keyword, fields: ['procuratorate'] }, signal)

const PRO_DOC_DIMENSIONS: Dimension<ProDocDimension>[] = [
  { key: 'full', name: '全文', maxCount: 5, initial: true, ...WORDS_FIELD },
  { key: 'title', name: '标题', maxCount: 5, initial: true, ...WORDS_FIELD },
  { key: 'cause', name: '案由', maxCount: 5, initial: true, ...namesField(suggestInspectionCauses, '案由') },
  { key: 'number', name: '文书编号', initial: false, ...DOCUMENT_NUMBER_FIELD },
  { key: 'procuratorate', name: '检察院', maxCount: 5, initial: true, ...namesField(suggestProcuratorates, '检察院') },
  { key: 'level', name: '检察院层级', maxCount: PROCURATORATE_LEVELS.length, initial: false, ...checkboxField(levels) },
  { key: 'type', name: '文书类型', maxCount: DOCUMENT_TYPES.length, initial: true, ...checkboxField(documentTypes) },
  { key: 'opinion', name: '检察院观点', maxCount: 5, initial: false, ...WORDS_FIELD },
]

const FILTERS: Filter<keyof InspectionFacets, ProDocDimension>[] = [
  { key: 'documentTypeResults', title: '文书类型', dimension: '文书类型', kind: 'list', place: 'header' },
  { key: 'regionResults', title: '地域', dimension: '地域', kind: 'tree', place: 'header' },
  { key: 'yearResults', title: '年份', dimension: '年份', unit: '年', kind: 'list', place: 'header' },
  { key: 'causeResults', title: '案由', dimension: '案由', kind: 'tree', place: 'drawer', deep: true },
  { key: 'levelResults', title: '检察院层级', dimension: '检察院层级', kind: 'list', place: 'drawer' },
]

export function proDocRow(item: InspectionItem, conditions: Condition[]): ListRow {
  const { iid, title, hitResult, documentType, procuratorateLevel, cause } = item
  return {
    id: iid,
    view: {
      title: parseMarkup(title),
      labels: plainLabels(documentType, procuratorateLevel, cause),
      snippet: parseMarkup(hitResult),
      meta: [item.procuratorate, formatDay(item.releaseDate), item.documentNumber].filter(Boolean),
    },
    metadata: { from: item.procuratorate, number: item.documentNumber, day: item.releaseDate },
    opens: documentTarget(category, iid, conditions),
  }
}

export const proDocLibrary: Library = {
  category,
  typed: '全文',
  offers: [],
  suggest: (keyword, signal) => suggestInspections({ keyword }, signal),
  suggestsAtHome: false,
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'releaseDate', label: listCopy.sort.published },
  ] satisfies SortOrder<ProDocOrder>[],
  dimensions: PRO_DOC_DIMENSIONS,
  filters: FILTERS,
  membersOnly: [],

  async search(request) {
    const reply = await fetchInspections(listQuery(request), request.signal)
    return resultPageOf(reply, item => proDocRow(item, request.conditions))
  },
  ...choiceMethods(fetchInspectionFacets, fetchInspections),
}
