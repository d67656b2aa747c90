/** When and where the cases of a search were decided, drawn for a report. */
import type { VisualItem } from '@contract/judgement'
import type { Charts } from '@/api/readers/charts'
import { isUnfinished, yearsOf } from '@/libraries/statistics/timeline'
import { lineOf } from '@/ui/chart/drawings/line'
import { tilesOf } from '@/ui/chart/drawings/tiles'
import type { Drawing } from '@/ui/chart/types'

/** The group of charts that has both. */
export const GROUP = 'timeRegion'

export interface Captioned {
  caption: string
  drawing: Drawing
}

const marksOf = (items: VisualItem[]) =>
  items.map(({ name, value, description }) => ({ name, value, share: description }))

const DRAWN: Record<string, (items: VisualItem[], today: string, total?: number) => Drawing> = {
  year(items, today) {
    const years = yearsOf(items)
    return lineOf(marksOf(years), { unfinished: isUnfinished(years, today) })
  },
  region: (items, _today, total) => tilesOf(marksOf(items), total),
}

/** Nothing of what has no case. `today` is a day of the reader's calendar. */
export const drawingsOf = ({ groups, total }: Charts, today: string): Captioned[] =>
  groups
    .flatMap(({ charts }) => charts)
    .filter(({ field, items }) => DRAWN[field] && items.length > 0)
    .map(({ field, title, items }) => ({ caption: title, drawing: DRAWN[field]!(items, today, total) }))
