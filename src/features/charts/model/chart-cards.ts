/** The places for charts on a card: what stands in each, and the ways to look at it. */
import type { VisualItem, VisualChart, VisualGroup } from '@contract/judgement'
import { visualCopy } from '@/copy/visual'
import type { Condition } from '@domain/query/condition'

/** A tab or a line break within a name would make columns and lines of its own. */
const cell = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A chart's numbers as a text that a spreadsheet takes for columns. */
export function tableText(title: string, items: VisualItem[]): string {
  const rows = items.map(({ name, value, description }) => [cell(name), String(value), description])
  return [[cell(title)], [...visualCopy.visual.tableHead], ...rows].map(cells => cells.join('\t')).join('\n')
}

/** What the charts are about. */
export interface ChartData {
  /** Absent where nobody says. */
  total?: number
  conditions: Condition[]
}

export const sum = (items: VisualItem[]) => items.reduce((whole, { value }) => whole + value, 0)

export const hasAny = (items: VisualItem[]) => items.some(({ value }) => value > 0)

export type Face = 'years' | 'months' | 'map' | 'bars' | 'pie'

export interface View {
  face: Face
  chart: VisualChart
  /** A case has one of the values at most: together they are no more than all cases. */
  isPartition: boolean
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

function viewsOf(chart: VisualChart): View[] {
  const faces = FACES[chart.field] ?? USUAL
  return faces.map(face => ({ face, chart, isPartition: faces.includes('pie') }))
}

export const hasAnything = ({ views }: Slot) => views.some(({ chart }) => hasAny(chart.items))

/** Months are another way to look at years. */
export function slotsOf({ charts }: VisualGroup): Slot[] {
  const months = charts.filter(chart => chart.field === 'month' && hasAny(chart.items)).flatMap(viewsOf)
  return charts
    .filter(({ field }) => field !== 'month')
    .map(chart => ({
      key: chart.field,
      title: chart.title,
      views: [...viewsOf(chart), ...(chart.field === 'year' ? months : [])],
    }))
}
