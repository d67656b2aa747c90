/** Builds the cards of charts. Each card has one or more views. */
import type { VisualItem, VisualChart, VisualGroup } from '@contract/judgement'
import { visualCopy } from '@/copy/visual'
import type { Condition } from '@domain/query/condition'

/** Removes tabs and line breaks from a name, because they would split the cell of the spreadsheet. */
const cell = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the heads of the columns of a chart's table. */
export const tableHead = ({ field }: VisualChart) => [
  visualCopy.visual.tableNames[field] ?? visualCopy.visual.tableName,
  ...visualCopy.visual.tableHead,
]

/** Returns a chart's data as tab-separated text for a spreadsheet. */
export function tabSeparatedText(title: string, chart: VisualChart, items: VisualItem[]): string {
  const rows = items.map(({ name, value, description }) => [cell(name), String(value), description])
  return [[cell(title)], tableHead(chart), ...rows].map(cells => cells.join('\t')).join('\n')
}

/** The search whose results the charts show. */
export interface ChartedSearch {
  /** The number of cases. Absent if the service reports no total. */
  total?: number
  conditions: Condition[]
}

export const sumOfValues = (items: VisualItem[]) => items.reduce((whole, { value }) => whole + value, 0)

export const hasCases = (items: VisualItem[]) => items.some(({ value }) => value > 0)

export type ChartForm = 'years' | 'months' | 'map' | 'bars' | 'pie'

export interface ChartView {
  form: ChartForm
  chart: VisualChart
  /**
   * Whether the chart has a pie. Then each case has at most one of the values, and their sum never exceeds the number
   * of cases. False for years, months and regions, which have no pie.
   */
  isPartition: boolean
}

export interface ChartCardData {
  key: string
  title: string
  /** The views of the chart. The first view is the default. */
  views: ChartView[]
}

/**
 * The forms of a chart, by its field. A field has no pie if a case may have several of its values. The slices would
 * then exceed the whole.
 */
const FORMS_BY_FIELD: Record<string, ChartForm[]> = {
  year: ['years'],
  month: ['months'],
  region: ['map', 'bars'],
  causeLeaf: ['bars'],
  trade: ['bars'],
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
const DEFAULT_FORMS: ChartForm[] = ['pie', 'bars']

function viewsOf(chart: VisualChart): ChartView[] {
  const forms = FORMS_BY_FIELD[chart.field] ?? DEFAULT_FORMS
  return forms.map(form => ({ form, chart, isPartition: forms.includes('pie') }))
}

export const hasCasesInAnyView = ({ views }: ChartCardData) => views.some(({ chart }) => hasCases(chart.items))

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
