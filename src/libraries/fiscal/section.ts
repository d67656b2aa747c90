/** What the five lists of the fiscal area have in common: one service, the full text, no suggestions. */
import type { FiscalList, FiscalTaxType } from '@contract/fiscal-tax'
import { fetchFiscalList } from '@/api/fiscal-tax'
import { mapResult, success } from '@/api/errors'
import type { Condition } from '@/domain/condition'
import type { Category } from '../categories'
import type { Filter, Library, ListRow, Sort } from '../library'
import { listQuery } from '../request'
import { splitAsOf } from './as-of'

interface Section<Item> {
  category: Category
  type: FiscalTaxType
  sorts: Sort[]
  filters?: Filter[]
  listOf(answer: FiscalList): { items: Item[]; totalCount: number } | undefined
  row(item: Item, conditions: Condition[]): ListRow
}

export function fiscalLibrary<Item>({ category, type, sorts, filters = [], listOf, row }: Section<Item>): Library {
  return {
    category,
    typed: '全文',
    offers: ['标题'],
    suggestsAtHome: false,
    sorts,
    dimensions: [],
    filters,
    membersOnly: [],
    async search(request) {
      const { conditions, signal } = request
      const { asOf, rest } = splitAsOf(conditions)
      const query = listQuery({ ...request, conditions: rest })
      const found = await fetchFiscalList({ ...query, fiscalTaxType: type, asOf }, signal)
      return mapResult(found, answer => {
        const list = listOf(answer)
        return { rows: (list?.items ?? []).map(item => row(item, conditions)), total: list?.totalCount ?? 0 }
      })
    },
    choices: () => Promise.resolve(success([])),
  }
}
