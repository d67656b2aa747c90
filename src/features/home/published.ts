/** The published cases that the home screen shows. */
import { mapResult } from '@/request/errors'
import { fetchCases } from '@/api/judgement'
import type { Condition } from '@domain/query/condition'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { encodeApiQuery } from '@domain/query/codec'
import type { AbortSignalLike } from '@/platform/transport/port'
import { GUIDING, TYPICAL } from '@/libraries/case-search'
import { CATEGORIES } from '@/libraries/categories'
import type { ListRow } from '@/libraries/library'
import { opening } from '@/libraries/request'

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
