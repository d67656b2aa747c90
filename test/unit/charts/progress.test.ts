import type { CaseCharts } from '@/api/readers/charts'
import {
  INITIAL_CHARTS_PROGRESS,
  chartGroupTabs,
  hasMoreChartGroups,
  reduceChartsProgress,
} from '@/features/charts/use-charts'

const GROUPS = 10
const data = (key: string, total = 5): CaseCharts => ({ total, groups: [{ key, title: key, charts: [] }] })
const loadedEvent = (key: string) => ({ type: 'loaded', data: data(key) }) as const
const error = { id: 'network' } as const

/** As many groups as one gets by tapping 加载更多 as long as it is there. */
function walk() {
  let progress = reduceChartsProgress(INITIAL_CHARTS_PROGRESS, loadedEvent('g0'))
  while (hasMoreChartGroups(progress, GROUPS)) {
    progress = reduceChartsProgress(progress, { type: 'more' })
    progress = reduceChartsProgress(progress, loadedEvent(`g${progress.requestedGroups - 1}`))
  }
  return progress
}

test('the first group is requested from the start', () => {
  expect(INITIAL_CHARTS_PROGRESS.requestedGroups).toBe(1)
})

test('nine more groups follow, one at a time', () => {
  const progress = walk()
  expect(progress.groups.map(({ key }) => key)).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8', 'g9'])
  expect(progress.requestedGroups).toBe(10)
  expect(hasMoreChartGroups(progress, GROUPS + 5)).toBe(false)
})

test('a group that failed is asked for again, and the ones before it stay', () => {
  const requested = reduceChartsProgress(reduceChartsProgress(INITIAL_CHARTS_PROGRESS, loadedEvent('g0')), {
    type: 'more',
  })
  const failed = reduceChartsProgress(requested, { type: 'failed', error })
  expect(failed).toMatchObject({ status: 'failed', error, groups: [{ key: 'g0' }] })
  const again = reduceChartsProgress(failed, { type: 'more' })
  expect(again.requestedGroups).toBe(requested.requestedGroups)
  expect(again).toMatchObject({ status: 'loading', error: undefined })
})

test('a search that found nothing has no further groups', () => {
  const progress = reduceChartsProgress(INITIAL_CHARTS_PROGRESS, { type: 'loaded', data: data('g0', 0) })
  expect(hasMoreChartGroups(progress, GROUPS)).toBe(false)
})

test('another search starts anew', () => {
  expect(reduceChartsProgress(walk(), { type: 'start' })).toEqual(INITIAL_CHARTS_PROGRESS)
})

describe('the index of the groups', () => {
  const KEYS = ['timeRegion', 'law', 'party', 'unknown']
  const first = reduceChartsProgress(INITIAL_CHARTS_PROGRESS, loadedEvent('timeRegion'))

  test('is whole from the start', () => {
    expect(chartGroupTabs(KEYS, first).map(({ title }) => title)).toEqual(['timeRegion', '法条', '当事人'])
  })

  test('leaves out a requested group that the service does not have', () => {
    const second = reduceChartsProgress(reduceChartsProgress(first, { type: 'more' }), {
      type: 'loaded',
      data: { total: 5, groups: [] },
    })
    expect(chartGroupTabs(KEYS, second).map(({ key }) => key)).toEqual(['timeRegion', 'party'])
  })
})
