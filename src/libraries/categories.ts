/** What can be searched, and where each leads: the table behind the home tabs, the search input and every row. */
import { copy } from '@/copy'
import type { RouteName } from '@/routing/routes'

export type CategoryKey =
  'case' | 'law' | 'judicial' | 'similarity' | 'excellentCaseNew' | 'article' | 'proDoc' | 'bidding'

export interface Category<Key extends string = string> {
  key: Key
  label: string
  /** What the box of the search input asks for. */
  placeholder: string
  list: RouteName
  detail: RouteName
  /** The param of the detail route. */
  id: string
  /** The form of its advanced search; where there is none, nothing leads there. */
  advanced?: boolean
}

const { categories } = copy

export const CATEGORIES: Record<CategoryKey, Category<CategoryKey>> = {
  case: { key: 'case', ...categories.case, list: 'case-list', detail: 'case-detail', id: 'jid', advanced: true },
  law: { key: 'law', ...categories.law, list: 'law-list', detail: 'law-detail', id: 'lid', advanced: true },
  judicial: {
    key: 'judicial',
    ...categories.judicial,
    list: 'judicial-list',
    detail: 'judicial-detail',
    id: 'vid',
    advanced: true,
  },
  similarity: {
    key: 'similarity',
    ...categories.similarity,
    list: 'similarity-list',
    detail: 'similarity-detail',
    id: 'sid',
    advanced: true,
  },
  excellentCaseNew: {
    key: 'excellentCaseNew',
    ...categories.excellentCaseNew,
    list: 'excellent-case-new-list',
    detail: 'case-detail',
    id: 'jid',
  },
  article: {
    key: 'article',
    ...categories.article,
    list: 'article-list',
    detail: 'article-detail',
    id: 'jid',
    advanced: true,
  },
  proDoc: {
    key: 'proDoc',
    ...categories.proDoc,
    list: 'proDoc-list',
    detail: 'proDoc-detail',
    id: 'iid',
    advanced: true,
  },
  bidding: { key: 'bidding', ...categories.bidding, list: 'bidding-list', detail: 'bidding-detail', id: 'bid' },
}

export const DEFAULT_CATEGORY: CategoryKey = 'case'

export const isCategory = (key: string | undefined): key is CategoryKey =>
  key !== undefined && Object.prototype.hasOwnProperty.call(CATEGORIES, key)
