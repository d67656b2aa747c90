/** Searches bidding notices, which have no advanced search. */
import type { TenderFacets, TenderItem } from '@contract/tender'
import { fetchTenderFacets, fetchTenders, suggestTenders } from '@/libraries/bidding/calls'
import { listCopy, fill } from '@/copy/list'
import { formatShortCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { type BiddingDimension, type BiddingOrder } from '@domain/libraries/bidding'
import { CATEGORIES } from '../categories'
import { choiceMethods } from '../filter-choices'
import { type Filter, type Library, type ListRow, type SortOrder, listQuery, documentTarget } from '../library'
import { resultPageOf } from '../list-reply'

const category = CATEGORIES.bidding

const FILTERS: Filter<keyof TenderFacets, BiddingDimension>[] = [
  { key: 'regionResults', title: '地域', dimension: '地域', kind: 'tree', place: 'header' },
  { key: 'yearResults', title: '年份', dimension: '年份', unit: '年', kind: 'list', place: 'header' },
  { key: 'authorityResults', title: '招标单位', dimension: '招标单位', kind: 'list', place: 'header' },
]

export function biddingRow(item: TenderItem, conditions: Condition[]): ListRow {
  const { bid, title, hitResult, authority, region, releaseDate, amount } = item
  const money = amount === undefined ? '' : fill(listCopy.row.amount, { amount: formatShortCount(amount) })
  return {
    id: bid,
    view: {
      title: parseMarkup(title),
      snippet: parseMarkup(hitResult),
      meta: [authority, region, formatDay(releaseDate ?? ''), money].filter(Boolean),
    },
    metadata: { from: authority, day: releaseDate },
    opens: documentTarget(category, bid, conditions),
  }
}

export const biddingLibrary: Library = {
  category,
  typed: '全文',
  typedAtHome: '标题',
  offers: ['标题'],
  suggest: suggestTenders,
  suggestsAtHome: false,
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'releaseDate', label: listCopy.sort.published },
  ] satisfies SortOrder<BiddingOrder>[],
  dimensions: [],
  filters: FILTERS,
  membersOnly: [],

  async search(request) {
    const reply = await fetchTenders(listQuery(request), request.signal)
    return resultPageOf(reply, item => biddingRow(item, request.conditions))
  },
  ...choiceMethods(fetchTenderFacets, fetchTenders),
}
