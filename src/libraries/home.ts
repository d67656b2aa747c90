/** What the home screen shows of the libraries, without the weight of their descriptors. */
import type { NewLaw } from '@contract/lawregu'
import { mapResult } from '@/api/errors'
import { fetchJudicialViews } from '@/api/judicialview'
import { fetchCases } from '@/api/judgement'
import { copy, fill } from '@/copy'
import { choose } from '@/domain/chips'
import { formatDay, formatLawDay } from '@/domain/dates'
import { parseMarkup } from '@/domain/markup'
import { encodeApiQuery } from '@/domain/query'
import type { AbortSignalLike } from '@/platform/transport/port'
import { CATEGORIES } from './categories'
import type { ListRow } from './library'
import { opening } from './request'

/** The searches of the home screen's history are those of the cases, whose typed words ask for the full text. */
export const RECENT = { category: CATEGORIES.case, typed: '全文' }

export const GUIDING = choose([], '案例类型', { value: '指导性案例' })
export const GUIDING_ORDER = 'judgementDate'
export const NEWEST_VIEWS_ORDER = 'releaseDate'

const GUIDING_SHOWN = 5
const VIEWS_SHOWN = 10

const present = (items: Array<string | undefined>) => items.filter((item): item is string => Boolean(item))

export async function fetchGuidingCases(signal: AbortSignalLike) {
  const found = await fetchCases(
    { query: encodeApiQuery(GUIDING), order: GUIDING_ORDER, pageIndex: '1', pageSize: String(GUIDING_SHOWN) },
    signal,
  )
  return mapResult(found, ({ judgements }) =>
    judgements.judgementDtoList.map(({ jid, title, courtName, judgementDate }): ListRow => ({
      id: jid,
      view: { title: parseMarkup(title), meta: present([courtName, judgementDate && formatDay(judgementDate)]) },
      opens: opening(CATEGORIES.case, jid, []),
    })),
  )
}

export async function fetchNewestViews(signal: AbortSignalLike) {
  const found = await fetchJudicialViews(
    { order: NEWEST_VIEWS_ORDER, pageIndex: '1', pageSize: String(VIEWS_SHOWN) },
    signal,
  )
  return mapResult(found, ({ judicialViews }) =>
    judicialViews.map(({ vid, viewTitle, volume, releaseDate }): ListRow => ({
      id: vid,
      view: { title: parseMarkup(viewTitle), meta: present([volume, releaseDate && formatDay(releaseDate)]) },
      opens: opening(CATEGORIES.judicial, vid, []),
    })),
  )
}

export const newLawRow = ({ lid, title, documentNumber, postingDate }: NewLaw): ListRow => ({
  id: lid,
  view: {
    title: parseMarkup(title),
    meta: present([documentNumber, postingDate && fill(copy.row.posted, { day: formatLawDay(postingDate) })]),
  },
  opens: opening(CATEGORIES.law, lid, []),
})
