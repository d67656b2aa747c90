/** Judicial viewpoints: what a lawyer can search there. */
import type { JudicialItem } from '@contract/judicialview'
import { mapResult } from '@/api/errors'
import { fetchJudicialViews, suggestJudicialViews } from '@/api/judicialview'
import { copy } from '@/copy'
import type { Condition } from '@/domain/condition'
import { formatDay } from '@/domain/dates'
import { parseMarkup } from '@/domain/markup'
import { encodeApiQuery } from '@/domain/query'
import { judicialSuggestions } from '@/domain/suggestions'
import { CATEGORIES } from './categories'
import { named, WORDS } from './dimensions'
import type { Dimension, Filter, Library, ListRow, Suggest } from './library'
import { typesOf } from './labels'
import { listQuery, opening } from './request'

const category = CATEGORIES.judicial

type Field = 'keywords' | 'viewTitle'
const suggestFrom =
  (...fields: Field[]): Suggest =>
  async (keyword, signal) =>
    mapResult(await suggestJudicialViews({ keyword, fields }, signal), judicialSuggestions)

const suggest = suggestFrom('keywords', 'viewTitle')
const suggestKeywords = suggestFrom('keywords')

export const JUDICIAL_DIMENSIONS: Dimension[] = [
  { key: 'full', name: '全文', maxCount: 5, initial: true, ...WORDS },
  { key: 'title', name: '标题', maxCount: 3, initial: true, ...WORDS },
  { key: 'keyword', name: '关键词', maxCount: 3, initial: true, pickOnly: true, ...named(suggestKeywords, '关键词') },
]

const FILTERS: Filter[] = [
  { key: 'keywordResults', title: '关键词', dimension: '关键词', kind: 'list', place: 'header' },
  { key: 'volumeResults', title: '分册', dimension: '分册', kind: 'list', place: 'header' },
]

export function judicialRow(item: JudicialItem, conditions: Condition[]): ListRow {
  const { vid, viewTitle, keywords, hitResult, volume, releaseDate } = item
  return {
    id: vid,
    view: {
      title: parseMarkup(viewTitle),
      labels: typesOf(...keywords),
      snippet: parseMarkup(hitResult),
      meta: [volume, formatDay(releaseDate ?? '')].filter(Boolean),
    },
    opens: opening(category, vid, conditions),
  }
}

/** The filters come with the list, however short that is. */
const SHORTEST = { pageIndex: '1', pageSize: '1' }

export const judicialLibrary: Library = {
  category,
  typed: '全文',
  offers: [],
  suggest,
  suggestsAtHome: true,
  sorts: [
    { order: 'relevance', label: copy.sort.relevance },
    { order: 'releaseDate', label: copy.sort.published },
  ],
  dimensions: JUDICIAL_DIMENSIONS,
  filters: FILTERS,
  membersOnly: [],

  async search(request) {
    const found = await fetchJudicialViews(listQuery(request), request.signal)
    return mapResult(found, ({ judicialViews, totalCount }) => ({
      rows: judicialViews.map(item => judicialRow(item, request.conditions)),
      total: totalCount,
    }))
  },
  async choices({ filter, conditions, signal }) {
    const found = await fetchJudicialViews({ query: encodeApiQuery(conditions), ...SHORTEST }, signal)
    return mapResult(found, ({ keywordResults, volumeResults }) =>
      filter === 'volumeResults' ? volumeResults : keywordResults,
    )
  },
}
