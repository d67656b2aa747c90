/** What the home screen shows of the cases at once, without the weight of their descriptor. */
import { mapResult } from '@/request/errors'
import { fetchCases } from '@/api/judgement'
import type { Condition } from '@domain/query/condition'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { encodeApiQuery } from '@domain/query/codec'
import type { AbortSignalLike } from '@/platform/transport/port'
import { CATEGORIES } from './categories'
import type { ListRow } from './library'
import { opening } from './request'

/** The searches that the home screen recalls are those of the cases; their typed words ask for the full text. */
export const RECENT = { category: CATEGORIES.case, typed: '全文' }

/** As if chosen in the drawer of the list. */
const publishedAs = (value: string): Condition[] => [
  { name: '案例类型', value, type: 'filter', selectSign: 'filter:案例类型' },
]
export const GUIDING = publishedAs('指导性案例')
export const TYPICAL = publishedAs('典型案例')
export const PUBLISHED_ORDER = 'judgementDate'
const SHOWN = 5

const fetchPublished = (conditions: Condition[]) => async (signal: AbortSignalLike) => {
  const found = await fetchCases(
    { query: encodeApiQuery(conditions), order: PUBLISHED_ORDER, pageIndex: '1', pageSize: String(SHOWN) },
    signal,
  )
  return mapResult(found, ({ items }) =>
    items.map(({ jid, title, courtName, judgementDate }): ListRow => ({
      id: jid,
      view: { title: parseMarkup(title), meta: [courtName, formatDay(judgementDate ?? '')].filter(Boolean) },
      opens: opening(CATEGORIES.case, jid, []),
    })),
  )
}

export const fetchGuidingCases = fetchPublished(GUIDING)
export const fetchTypicalCases = fetchPublished(TYPICAL)
