/** The measured screens, with the measurements of each. */
import { copy } from '@/copy'
import { encodeUrlQuery } from '@domain/query/codec'

export interface MeasuredRoute {
  name: string
  address: string
  /** A selector that matches once the main content is rendered. */
  shows: string
  /** The limit of script that a first visit loads, in KB gzipped. */
  script?: number
  /** Whether the screen is opened with empty caches. */
  cold?: true
  /** Whether the screen has rows that open documents. */
  rows?: true
  /** Words that the screen shows as chips. All but the last are removed. */
  chips?: string[]
  filter?: { what: string; tap: string; shows: string }
  /** The field to type into, and the element that opens it, if any. */
  types?: { opens?: string; into: string }
  scroll?: LongScroll
}

/** How far to scroll: a number of rows, which this call loads ten at a time, or to the end of the list. */
export type LongScroll = { rows: number; call: string } | 'to the end'

const withWords = (path: string, words: string[]) =>
  `${path}?query=${encodeURIComponent(encodeUrlQuery(words.map(value => ({ name: '全文', value }))))}`

export const LIST = withWords('/case-list', ['合同'])

/** Returns the address of the same route with its chips. */
export const withChips = ({ address, chips = [] }: MeasuredRoute) => withWords(address.split('?')[0]!, chips)

const BAR = { opens: '.search-bar__open', into: `input[aria-label="${copy.searchBar.label}"]` }
const DRAWER = { what: 'the drawer', tap: '.filter-title--more', shows: '.drawer__body .tree' }
const DAY = { what: 'the day', tap: '.filter-title', shows: '.filter-day' }
const CASE_WORDS = ['合同', '违约', '公司']
const TAX_WORDS = ['税务', '企业', '申报']
const FISCAL_CALL = '/search/fiscalTaxList?'

const list = (name: string, address: string, more: Partial<MeasuredRoute> = {}): MeasuredRoute => ({
  name,
  address,
  shows: '.row',
  script: 170,
  ...more,
})

export const ROUTES: MeasuredRoute[] = [
  list('home', '/search', { script: 150, cold: true }),
  { name: 'search input', address: '/home-search-input?type=case', shows: 'input', types: { into: 'input' } },
  list('case list', LIST, {
    cold: true,
    rows: true,
    chips: CASE_WORDS,
    filter: DRAWER,
    types: BAR,
    scroll: { rows: 500, call: '/search/list?' },
  }),
  list('law list', '/law-list'),
  list('judicial list', '/judicial-list'),
  list('similarity list', '/similarity-list'),
  list('article list', '/article-list'),
  list('procuratorial papers', '/proDoc-list'),
  list('bidding list', '/bidding-list'),
  list('excellent cases', '/excellent-case-new-list'),
  list('fiscal area', '/fiscal-tax-list', {
    cold: true,
    rows: true,
    chips: TAX_WORDS,
    types: BAR,
    scroll: 'to the end',
  }),
  list('fiscal laws', '/fiscal-tax-law-list', {
    cold: true,
    rows: true,
    chips: TAX_WORDS,
    filter: DAY,
    types: BAR,
    scroll: { rows: 150, call: FISCAL_CALL },
  }),
  list('fiscal cases', '/fiscal-tax-case-list', { scroll: { rows: 350, call: FISCAL_CALL } }),
  list('fiscal questions', '/fiscal-tax-qa-list'),
  list('judgment', '/case-detail/case-00001', { shows: '.text-block', script: 180, cold: true }),
  // The longest law of the sample, or the imported law that LAW names.
  list('law', `/law-detail/${process.env.LAW ?? 'law-0001-3'}`, { shows: '.text-block', script: 180, cold: true }),
  // Includes incentives, which load with the reader.
  list('tax incentives', '/tax-incentives-app', { shows: '.tree__row', cold: true, script: 180 }),
]
