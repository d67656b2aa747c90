/** The newest laws and judicial views of the home screen. */
import type { NewLaw } from '@contract/lawregu'
import { mapResult } from '@/request/errors'
import { fetchJudicialViews } from '@/api/judicialview'
import { copy, fill } from '@/copy'
import { formatDay, formatLawDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import type { AbortSignalLike } from '@/platform/ports/data'
import { CATEGORIES } from '@/libraries/categories'
import { lawStatusLabels } from '@/libraries/law/status-label'
import { type ListRow, documentTarget } from '@/libraries/library'

export const NEWEST_LAWS_ORDER = 'postingDate'
export const NEWEST_JUDICIAL_VIEWS_ORDER = 'releaseDate'
const MAX_VIEWS = 10

const withoutEmpty = (items: Array<string | undefined>) => items.filter((item): item is string => Boolean(item))

export async function fetchNewestJudicialViews(signal: AbortSignalLike) {
  const result = await fetchJudicialViews(
    { order: NEWEST_JUDICIAL_VIEWS_ORDER, pageIndex: '1', pageSize: String(MAX_VIEWS) },
    signal,
  )
  return mapResult(result, ({ items }) =>
    items.map(({ vid, viewTitle, volume, releaseDate }): ListRow => ({
      id: vid,
      view: { title: parseMarkup(viewTitle), meta: withoutEmpty([volume, releaseDate && formatDay(releaseDate)]) },
      metadata: { from: volume, day: releaseDate },
      opens: documentTarget(CATEGORIES.judicial, vid, []),
    })),
  )
}

export const newLawRow = ({ lid, title, documentNumber, postingDate, timeLimited }: NewLaw): ListRow => ({
  id: lid,
  view: {
    title: parseMarkup(title),
    labels: lawStatusLabels(timeLimited),
    meta: withoutEmpty([documentNumber, postingDate && fill(copy.row.posted, { day: formatLawDay(postingDate) })]),
  },
  metadata: { number: documentNumber, day: postingDate },
  opens: documentTarget(CATEGORIES.law, lid, []),
})
