/** Searches tax incentives by words or by type. Without conditions the list is empty. */
import type { IncentiveList } from '@contract/fiscal-tax'
import { success } from '@/request/errors'
import { fetchIncentives, suggestIncentives } from '@/api/fiscal-tax'
import { fiscalCopy } from '@/copy/fiscal'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { parseMarkup } from '@domain/text/markup'
import type { Category } from '../../categories'
import { type Library, type ListRow, listQuery, documentTarget } from '../../library'
import { resultPageOf } from '../../list-reply'

type Item = IncentiveList['taxIncentivesList'][number]

export const INCENTIVE_CATEGORY: Category = {
  key: 'incentive',
  ...fiscalCopy.incentives.category,
  list: 'tax-incentives-list',
  detail: 'tax-incentives-app',
  id: 'id',
}

/**
 * Returns the condition for all incentives below a node of the tree. The node's id joins the names with underscores,
 * and the condition joins them with slashes.
 */
export const incentiveTypeCondition = (id: string, name: string): Condition => ({
  name: '类型',
  value: id.split('_').join('/'),
  description: name,
})

const incentiveRow = ({ tid, title, hitResult }: Item, conditions: Condition[]): ListRow => ({
  id: tid,
  view: { title: parseMarkup(title), snippet: parseMarkup(hitResult) },
  metadata: {},
  opens: documentTarget(INCENTIVE_CATEGORY, tid, conditions),
})

export const incentiveLibrary: Library = {
  category: INCENTIVE_CATEGORY,
  typed: '全文',
  offers: ['标题'],
  suggest: suggestIncentives,
  suggestsAtHome: false,
  sorts: [{ order: 'relevance', label: fiscalCopy.sort.relevance }],
  skipsBlankSearch: true,
  dimensions: [],
  filters: [],
  membersOnly: [],
  async search(request) {
    const query = listQuery({ ...request, size: request.size ?? LIMITS.page.taxIncentives })
    return resultPageOf(await fetchIncentives(query, request.signal), item => incentiveRow(item, request.conditions))
  },
  choices: () => Promise.resolve(success([])),
}
