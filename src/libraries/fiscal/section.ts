/** What the five lists of the fiscal area have in common: one service, no filters, no suggestions, the full text. */
import type { FiscalList, FiscalTaxType } from '@contract/fiscal-tax'
import { fetchFiscalList } from '@/api/fiscal-tax'
import { mapResult, success } from '@/api/errors'
import type { Condition } from '@/domain/condition'
import type { Category } from '../categories'
import type { Library, ListRow, Sort } from '../library'
import { listQuery } from '../request'

interface Section<Item> {
  category: Category
  type: FiscalTaxType
  sorts: Sort[]
  /** Its rows can be asked for as they were on a day. */
  dated?: boolean
  listOf(answer: FiscalList): { items: Item[]; totalCount: number } | undefined
  row(item: Item, conditions: Condition[]): ListRow
}

export function fiscalLibrary<Item>({ category, type, sorts, dated, listOf, row }: Section<Item>): Library {
  return {
    category,
    typed: '全文',
    offers: ['标题'],
    suggestsAtHome: false,
    sorts,
    dated,
    dimensions: [],
    filters: [],
    membersOnly: [],
    async search(request) {
      const { conditions, asOf, signal } = request
      const found = await fetchFiscalList({ ...listQuery(request), fiscalTaxType: type, asOf }, signal)
      return mapResult(found, answer => {
        const list = listOf(answer)
        return { rows: (list?.items ?? []).map(item => row(item, conditions)), total: list?.totalCount ?? 0 }
      })
    },
    choices: () => Promise.resolve(success([])),
  }
}
