/**
 * Statistics as section 3 of the specification lists them: name, value, description, paramName, and nothing
 * else. Some groups are lists by field, others one bare list.
 */
import { type Doc, counted } from '../documents'

const GROUPS: Record<string, Record<string, string> | string> = {
  timeRegion: { year: '年份', region: '地域' },
  causeTrade: '案由',
  judgeCourt: { courtName: '法院' },
  procedure: '审理程序',
}

function items(hits: Doc[], dimension: string) {
  const share = (count: number) => `${((count / hits.length) * 100).toFixed(1)}%`
  return counted(hits, dimension).map(({ name, count }) => ({
    name: name.replace(/[省市]$/, ''),
    value: count,
    description: share(count),
    paramName: name,
  }))
}

export function chartsOf(hits: Doc[], query: URLSearchParams) {
  const group = GROUPS[query.get('statisticsFields') ?? '']
  if (group === undefined) return []
  if (typeof group === 'string') return items(hits, group)
  return Object.fromEntries(Object.entries(group).map(([field, dimension]) => [field, items(hits, dimension)]))
}
