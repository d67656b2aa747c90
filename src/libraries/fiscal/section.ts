/**
 * Makes the libraries of the five lists in the fiscal area. They share one service, the search in the full text, and
 * the source of suggestions.
 */
import type { FiscalTaxType } from '@contract/fiscal-tax'
import { fetchFiscalList, suggestFiscal } from '@/api/fiscal-tax'
import { success } from '@/request/errors'
import type { SearchPage } from '@/api/readers/page'
import type { Condition } from '@domain/query/condition'
import type { Category } from '../categories'
import { type Filter, type Library, type ListRow, type SortOrder, listQuery } from '../library'
import { resultPageOf } from '../list-reply'
import { splitAsOf } from '@domain/query/as-of'

interface Section<Item> {
  category: Category
  type: FiscalTaxType
  sorts: SortOrder[]
  filters?: Filter[]
  read(answer: unknown): SearchPage<Item> | undefined
  row(item: Item, conditions: Condition[]): ListRow
}

export function fiscalLibrary<Item>({ category, type, sorts, filters = [], read, row }: Section<Item>): Library {
  return {
    category,
    typed: '全文',
    offers: ['标题'],
    suggest: suggestFiscal(type),
    suggestsAtHome: false,
    sorts,
    dimensions: [],
    filters,
    membersOnly: [],
    async search(request) {
      const { conditions, signal } = request
      const { asOf, rest } = splitAsOf(conditions)
      const query = listQuery({ ...request, conditions: rest })
      const reply = await fetchFiscalList({ ...query, fiscalTaxType: type, asOf }, read, signal)
      return resultPageOf(reply, item => row(item, conditions))
    },
    choices: () => Promise.resolve(success([])),
  }
}
