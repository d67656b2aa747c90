/** What was published last among laws and views, as the home screen lists it. */
import type { NewLaw } from '@contract/lawregu'
import { mapResult } from '@/request/errors'
import { fetchJudicialViews } from '@/api/judicialview'
import { copy, fill } from '@/copy'
import { formatDay, formatLawDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import type { AbortSignalLike } from '@/platform/transport/port'
import { CATEGORIES } from '@/libraries/categories'
import { type ListRow, opening } from '@/libraries/library'

export const NEWEST_LAWS_ORDER = 'postingDate'
export const NEWEST_VIEWS_ORDER = 'releaseDate'
const VIEWS_SHOWN = 10

const present = (items: Array<string | undefined>) => items.filter((item): item is string => Boolean(item))

export async function fetchNewestViews(signal: AbortSignalLike) {
  const found = await fetchJudicialViews(
    { order: NEWEST_VIEWS_ORDER, pageIndex: '1', pageSize: String(VIEWS_SHOWN) },
    signal,
  )
  return mapResult(found, ({ items }) =>
    items.map(({ vid, viewTitle, volume, releaseDate }): ListRow => ({
      id: vid,
      view: { title: parseMarkup(viewTitle), meta: present([volume, releaseDate && formatDay(releaseDate)]) },
      metadata: { from: volume, day: releaseDate },
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
  metadata: { number: documentNumber, day: postingDate },
  opens: opening(CATEGORIES.law, lid, []),
})
