/** Searches judicial viewpoints. */
import type { JudicialFacets, JudicialItem } from '@contract/judicialview'
import { mapResult } from '@/request/errors'
import { findFilterChoices } from '@/api/readers/facet'
import { fetchJudicialViews, suggestJudicialViews } from '@/api/judicialview'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { judicialSuggestions } from '@domain/query/suggestions'
import { type JudicialDimension, type JudicialOrder } from '@domain/libraries/judicial'
import { CATEGORIES } from '../categories'
import { namesField, WORDS_FIELD } from '../dimensions'
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
import { fetchListFacets, resultPageOf } from '../list-reply'

const category = CATEGORIES.judicial

type Field = 'keywords' | 'viewTitle'
const suggestFromDictionaries =
  (...fields: Field[]): FetchSuggestions =>
  async (keyword, signal) =>
    mapResult(await suggestJudicialViews({ keyword, fields }, signal), judicialSuggestions)

const suggest = suggestFromDictionaries('keywords', 'viewTitle')
const suggestKeywords = suggestFromDictionaries('keywords')

export const JUDICIAL_DIMENSIONS: Dimension<JudicialDimension>[] = [
  { key: 'full', name: '全文', maxCount: 5, initial: true, ...WORDS_FIELD },
  { key: 'title', name: '标题', maxCount: 3, initial: true, ...WORDS_FIELD },
  {
    key: 'keyword',
    name: '关键词',
    maxCount: 3,
    initial: true,
    pickOnly: true,
    ...namesField(suggestKeywords, '关键词'),
  },
]

const FILTERS: Filter<keyof JudicialFacets, JudicialDimension>[] = [
  { key: 'keywordResults', title: '关键词', dimension: '关键词', kind: 'list', place: 'header' },
  { key: 'volumeResults', title: '分册', dimension: '分册', kind: 'list', place: 'header' },
]

export function judicialRow(item: JudicialItem, conditions: Condition[]): ListRow {
  const { vid, viewTitle, keywords, hitResult, volume, releaseDate } = item
  return {
    id: vid,
    view: {
      title: parseMarkup(viewTitle),
      labels: plainLabels(...keywords),
      snippet: parseMarkup(hitResult),
      meta: [volume, formatDay(releaseDate ?? '')].filter(Boolean),
    },
    metadata: { from: volume, day: releaseDate },
    opens: documentTarget(category, vid, conditions),
  }
}

export const judicialLibrary: Library = {
  category,
  typed: '全文',
  offers: [],
  suggest,
  suggestsAtHome: true,
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'releaseDate', label: listCopy.sort.published },
  ] satisfies SortOrder<JudicialOrder>[],
  dimensions: JUDICIAL_DIMENSIONS,
  filters: FILTERS,
  membersOnly: [],

  async search(request) {
    const reply = await fetchJudicialViews(listQuery(request), request.signal)
    return resultPageOf(reply, item => judicialRow(item, request.conditions))
  },
  /** Takes the choices from the list's reply, because the service has no call for them. */
  async choices({ filter, conditions, signal }) {
    const reply = await fetchListFacets(fetchJudicialViews, conditions, signal)
    return mapResult(reply, facets => findFilterChoices(facets, filter) ?? [])
  },
}
