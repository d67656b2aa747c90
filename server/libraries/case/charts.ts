/** Computes the charts of a search for cases. */
import type { VisualChart, VisualData } from '@contract/judgement'
import { HttpError } from '../../http/http-error'
import { type ChartFacetSpec, type ChartGroupSpec, CHART_GROUP_SPECS } from './statistics'
import { countCitationsUnderAllNames } from '../../search/cited-counts'
import { sampleMarkOfStatistics } from '../../search/sample-flag'
import { type CountedFacet, countFacets, type ResultSet } from '../../search/facets'

const SHORTENED = /^新疆生产建设(?=兵团$)|(?:维吾尔|壮族|回族)?自治区$|特别行政区$|省$|市$/

const SHOWN: Record<string, (name: string) => string> = { region: name => name.replace(SHORTENED, '') }
const PARAMETER: Record<string, (value: string) => string> = {
  citedArticle: value => value.replace(/^(.*)(第[^第]+条.*?)$/, '《$1》$2'),
}

function chartOf(
  { field, title, conditionName, order }: ChartFacetSpec,
  facets: CountedFacet[],
  total: number,
  mark: string,
): VisualChart {
  // A chart of years or months begins with the oldest, while facets begin with the newest.
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

function groupsOf(fields: string | undefined): ChartGroupSpec[] {
  const keys = (fields ?? '').split(',').filter(Boolean)
  if (keys.length === 0) return CHART_GROUP_SPECS
  return keys.map(key => {
    const group = CHART_GROUP_SPECS.find(one => one.key === key)
    if (!group) throw new HttpError('unknown_field')
    return group
  })
}

export async function chartsData(results: ResultSet, fields?: string): Promise<VisualData> {
  const groups = groupsOf(fields)
  const charts = Object.fromEntries(groups.flatMap(group => group.charts).map(chart => [chart.field, chart]))
  // This count makes the engine cache the results, and the two parallel calls below read them from the cache. They
  // count the same documents unless the corpus changes in between.
  await results.engine.count(results)
  const [totalCount, facets, mark] = await Promise.all([
    results.engine.count(results),
    countFacets(results, charts),
    sampleMarkOfStatistics(results.engine),
  ])
  if (facets.citedArticle) facets.citedArticle = await countCitationsUnderAllNames(results, facets.citedArticle)
  return {
    totalCount,
    groups: groups.map(({ key, title, charts }) => ({
      key,
      // The app shows the title of the group instead of the title of its only chart.
      title: charts.length === 1 ? mark + title : title,
      charts: charts.map(chart => chartOf(chart, facets[chart.field] ?? [], totalCount, mark)),
    })),
  }
}
