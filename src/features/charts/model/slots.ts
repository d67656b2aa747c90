/** The places for charts on a card: what stands in each, and the ways to look at it. */
import type { VisualChart, VisualGroup } from '@contract/judgement'

export type Face = 'years' | 'months' | 'map' | 'bars' | 'pie'

export interface View {
  face: Face
  chart: VisualChart
}

export interface Slot {
  key: string
  title: string
  /** The first is shown first. */
  views: View[]
}

/** Of those that a case may have several of, the parts are more than the whole: they make no pie. */
const FACES: Record<string, Face[]> = {
  year: ['years'],
  month: ['months'],
  region: ['map', 'bars'],
  trade: ['bars', 'pie'],
  citedArticle: ['bars'],
  judge: ['bars'],
  courtName: ['bars'],
  penalty: ['bars'],
  party: ['bars'],
  partyKind: ['bars'],
  lawyer: ['bars'],
  firm: ['bars'],
  amountBand: ['bars', 'pie'],
  feeBand: ['bars', 'pie'],
}
const USUAL: Face[] = ['pie', 'bars']

const viewsOf = (chart: VisualChart): View[] => (FACES[chart.field] ?? USUAL).map(face => ({ face, chart }))

/** Months are another way to look at years. */
export function slotsOf({ charts }: VisualGroup): Slot[] {
  const months = charts.filter(({ field }) => field === 'month').flatMap(viewsOf)
  return charts
    .filter(({ field }) => field !== 'month')
    .map(chart => ({
      key: chart.field,
      title: chart.title,
      views: [...viewsOf(chart), ...(chart.field === 'year' ? months : [])],
    }))
}
