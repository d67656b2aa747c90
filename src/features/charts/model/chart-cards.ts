/** Builds the cards of charts. Each card has one or more views. */
import type { VisualItem, VisualChart, VisualGroup } from '@contract/judgement'
import { visualCopy } from '@/copy/visual'
import type { Condition } from '@domain/query/condition'

/** Removes tabs and line breaks from a name, because they would split cells. */
const cell = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns a chart's data as tab-separated text for a spreadsheet. */
export function tabSeparatedText(title: string, items: VisualItem[]): string {
  const rows = items.map(({ name, value, description }) => [cell(name), String(value), description])
  return [[cell(title)], [...visualCopy.visual.tableHead], ...rows].map(cells => cells.join('\t')).join('\n')
}

/** The search that the charts describe. */
export interface ChartData {
  /** The number of cases. Absent if the service reports no total. */
  total?: number
  conditions: Condition[]
}

export const sumOfValues = (items: VisualItem[]) => items.reduce((whole, { value }) => whole + value, 0)

export const hasCases = (items: VisualItem[]) => items.some(({ value }) => value > 0)

export type ChartFace = 'years' | 'months' | 'map' | 'bars' | 'pie'

export interface ChartView {
  face: ChartFace
  chart: VisualChart
  /** Whether each case has at most one of the values, so that they add up to all cases. */
  isPartition: boolean
}

export interface ChartCardData {
  key: string
  title: string
  /** The views of the chart. The first view is the default. */
  views: ChartView[]
}

/**
 * The forms in which a chart can be drawn, by its field. A field with several values per case has no pie,
 * because its parts would exceed the whole.
 */
const FACES_BY_FIELD: Record<string, ChartFace[]> = {
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
const DEFAULT_FACES: ChartFace[] = ['pie', 'bars']

function viewsOf(chart: VisualChart): ChartView[] {
  const faces = FACES_BY_FIELD[chart.field] ?? DEFAULT_FACES
  return faces.map(face => ({ face, chart, isPartition: faces.includes('pie') }))
}

export const hasData = ({ views }: ChartCardData) => views.some(({ chart }) => hasCases(chart.items))

/** Returns the cards of a group. The chart by month becomes a second view of the chart by year. */
export function chartCards({ charts }: VisualGroup): ChartCardData[] {
  const months = charts.filter(chart => chart.field === 'month' && hasCases(chart.items)).flatMap(viewsOf)
  return charts
    .filter(({ field }) => field !== 'month')
    .map(chart => ({
      key: chart.field,
      title: chart.title,
      views: [...viewsOf(chart), ...(chart.field === 'year' ? months : [])],
    }))
}
