/** Charts over a result set of cases. */
import type { VisualChart, VisualData } from '@contract/judgement'
import { HttpError } from '../../http/http-error'
import { type ChartSpec, type GroupSpec, VISUAL_GROUPS } from './statistics'
import { countUnderAllNames } from '../../search/cited-counts'
import { figureMark } from '../../search/sample-flag'
import { type CountedFacet, countFacets, type ResultSet } from '../../search/facets'

const SHORTENED = /^新疆生产建设(?=兵团$)|(?:维吾尔|壮族|回族)?自治区$|特别行政区$|省$|市$/

const SHOWN: Record<string, (name: string) => string> = { region: name => name.replace(SHORTENED, '') }
const PARAMETER: Record<string, (value: string) => string> = {
  citedArticle: value => value.replace(/^(.*)(第[^第]+条.*?)$/, '《$1》$2'),
}

function chartOf(
  { field, title, conditionName, order }: ChartSpec,
  facets: CountedFacet[],
  total: number,
  mark: string,
): VisualChart {
  // A chart of years starts with the oldest year, but facets start with the newest.
  const inTime = order === 'newest' ? [...facets].reverse() : facets
  return {
    field,
    title: mark + title,
    conditionName,
    items: inTime.map(({ name, value, count }) => ({
      name: SHOWN[field]?.(name) ?? name,
      value: count,
      description: `${((100 * count) / total).toFixed(1)}%`,
      paramName: PARAMETER[field]?.(value) ?? value,
    })),
  }
}

function groupsOf(fields: string | undefined): GroupSpec[] {
  const keys = (fields ?? '').split(',').filter(Boolean)
  if (keys.length === 0) return VISUAL_GROUPS
  return keys.map(key => {
    const group = VISUAL_GROUPS.find(one => one.key === key)
    if (!group) throw new HttpError('unknown_field')
    return group
  })
}

export async function visualData(results: ResultSet, fields?: string): Promise<VisualData> {
  const groups = groupsOf(fields)
  const charts = Object.fromEntries(groups.flatMap(group => group.charts).map(chart => [chart.field, chart]))
  // The first count makes the engine cache the search, so that both calls below count the same state.
  await results.engine.count(results)
  const [totalCount, facets, mark] = await Promise.all([
    results.engine.count(results),
    countFacets(results, charts),
    figureMark(results.engine),
  ])
  if (facets.citedArticle) facets.citedArticle = await countUnderAllNames(results, facets.citedArticle)
  return {
    totalCount,
    groups: groups.map(({ key, title, charts }) => ({
      key,
      // The app shows the group's title in place of a single chart's.
      title: charts.length === 1 ? mark + title : title,
      charts: charts.map(chart => chartOf(chart, facets[chart.field] ?? [], totalCount, mark)),
    })),
  }
}
