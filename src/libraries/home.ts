/** What the home screen shows of the cases at once, without the weight of their descriptor. */
import { mapResult } from '@/api/errors'
import { fetchCases } from '@/api/judgement'
import type { Condition } from '@/domain/condition'
import { formatDay } from '@/domain/dates'
import { parseMarkup } from '@/domain/markup'
import { encodeApiQuery } from '@/domain/query'
import type { AbortSignalLike } from '@/platform/transport/port'
import { CATEGORIES } from './categories'
import type { ListRow } from './library'
import { opening } from './request'

/** The searches that the home screen recalls are those of the cases; their typed words ask for the full text. */
export const RECENT = { category: CATEGORIES.case, typed: '全文' }

/** As if chosen in the drawer of the list. */
export const GUIDING: Condition[] = [
  { name: '案例类型', value: '指导性案例', type: 'filter', selectSign: 'filter:案例类型' },
]
export const GUIDING_ORDER = 'judgementDate'
const GUIDING_SHOWN = 5

export async function fetchGuidingCases(signal: AbortSignalLike) {
  const found = await fetchCases(
    { query: encodeApiQuery(GUIDING), order: GUIDING_ORDER, pageIndex: '1', pageSize: String(GUIDING_SHOWN) },
    signal,
  )
  return mapResult(found, ({ judgements }) =>
    judgements.judgementDtoList.map(({ jid, title, courtName, judgementDate }): ListRow => ({
      id: jid,
      view: { title: parseMarkup(title), meta: [courtName, formatDay(judgementDate ?? '')].filter(Boolean) },
      opens: opening(CATEGORIES.case, jid, []),
    })),
  )
}
