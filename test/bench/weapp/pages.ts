/** The measured pages, with the elements to tap there. */
import { encodeUrlQuery } from '@domain/query/codec'

export interface MeasuredPage {
  name: string
  path: string
  query: Record<string, string>
  /** A selector that matches once the main content is rendered. */
  shows: string
  opensWith: { kb: number; calls: number }
  taps: MeasuredTap[]
  /** Whether scrolling loads more rows. */
  endless?: true
}

interface MeasuredTap {
  what: string
  on: string
  /** The limit of KB that the tap itself sends. */
  limit: number
  /** A selector that matches once the content of the reply is rendered. */
  calls?: number
}

const A_FILTER = { what: 'a tap on a filter', on: '.filter-title', limit: 2 }
const THE_DRAWER = { what: 'opening the drawer', on: '.filter-title--more', limit: 2, calls: 12 }
const A_CHIP = { what: 'removing a chip', on: '.chip__remove', limit: 2 }
const THE_BAR = { what: 'opening the search bar', on: '.search-bar__open .icon', limit: 4 }
const A_BRANCH = { what: 'unfolding a branch', on: '.tree__fold', limit: 2 }

const words = (...values: string[]) => ({ query: encodeUrlQuery(values.map(value => ({ name: '全文', value }))) })
const OF_CASES = words('合同', '违约')
const OF_TAX = words('发票', '企业')

const list = (name: string, path: string, query: MeasuredPage['query'], more: Partial<MeasuredPage> = {}) => ({
  ...{ name, path, query, shows: '.row', opensWith: { kb: 15, calls: 3 }, taps: [] },
  ...more,
})

/** The limits of home. Each of its five lists appears independently of the others. */
const FIVE_LISTS = { kb: 64, calls: 6 }

const document = (name: string, path: string, query: MeasuredPage['query']) => ({
  ...{ name, path, query, shows: '.reader-head__title', opensWith: { kb: 128, calls: 12 }, taps: [] },
})

/** The measured pages, with documents of the sample. */
export const PAGES: MeasuredPage[] = [
  list('home', 'search/index', {}),
  list('case list', 'list/case', OF_CASES, { taps: [A_FILTER, THE_DRAWER, A_CHIP, THE_BAR], endless: true }),
  list('law list', 'list/law', OF_CASES),
  list('judicial list', 'list/judicial', OF_CASES),
  list('similarity list', 'list/similarity', OF_CASES),
  list('article list', 'list/article', {}),
  list('procuratorial papers', 'list/pro-doc', {}),
  list('bidding list', 'list/bidding', {}),
  list('excellent cases', 'list/excellent', OF_CASES),
  list('fiscal area', 'fiscal/area/index', OF_TAX, { opensWith: FIVE_LISTS, taps: [{ ...A_CHIP, calls: 6 }, THE_BAR] }),
  list('all of the fiscal area', 'fiscal/area/index', {}, { opensWith: FIVE_LISTS }),
  list('fiscal laws', 'fiscal/list/law', words('纳税人', '税务机关'), {
    taps: [A_FILTER, A_CHIP, THE_BAR],
    endless: true,
  }),
  list('fiscal cases', 'fiscal/list/case', OF_TAX),
  list('penalties', 'fiscal/list/penalty', OF_TAX),
  list('fiscal news', 'fiscal/list/dynamic', OF_TAX),
  list('fiscal questions', 'fiscal/list/qa', OF_TAX),
  list('tax incentives', 'fiscal/incentives/index', {}, { shows: '.tree__row', taps: [A_BRANCH] }),
  // The rows of this list are short, so the first page leaves room for the second.
  list('list of incentives', 'fiscal/list/incentive', words('制造业'), { opensWith: { kb: 64, calls: 4 } }),
  document('a fiscal law', 'fiscal/detail/law', { lid: 'law-0239-3' }),
  document('a fiscal case', 'fiscal/detail/case', { id: 'case-01416' }),
  document('a penalty', 'fiscal/detail/penalty', { id: 'penalty-0001' }),
  document('fiscal news, one of it', 'fiscal/detail/dynamic', { id: 'dynamic-0001' }),
  document('a fiscal question', 'fiscal/detail/qa', { id: 'qa-0001' }),
  document('an incentive', 'fiscal/incentives/index', { id: 'incentive-0001' }),
]
