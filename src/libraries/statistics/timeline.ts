/** Years and months in a line, none left out. `today` is a day of the reader's calendar: 2026-11-20. */
import type { VisualItem } from '@contract/judgement'
import { LIMITS } from '@domain/limits'

const point = (items: VisualItem[], name: string): VisualItem =>
  items.find(item => item.paramName === name) ?? { name, value: 0, description: '0.0%', paramName: name }

const count = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** The last twelve that there are, and those between that have none. */
export function yearsOf(items: VisualItem[]): VisualItem[] {
  const years = items.map(({ paramName }) => Number(paramName)).filter(year => year > 0)
  if (years.length === 0) return []
  const last = Math.max(...years)
  const first = Math.max(Math.min(...years), last - LIMITS.visual.years + 1)
  return count(first, last).map(year => point(items, String(year)))
}

/** Of this year, up to this month; nothing where it has none yet. */
export function monthsOf(items: VisualItem[], today: string): VisualItem[] {
  const [year = '', month = ''] = today.split('-')
  const ofYear = items.filter(({ paramName }) => paramName.indexOf(`${year}-`) === 0)
  if (ofYear.length === 0) return []
  return count(1, Number(month)).map(one => point(ofYear, `${year}-${one < 10 ? '0' : ''}${one}`))
}

/** Whether the last point is still being counted. */
export function isUnfinished(points: VisualItem[], today: string): boolean {
  const last = points[points.length - 1]?.paramName
  return last !== undefined && today.indexOf(last) === 0
}
