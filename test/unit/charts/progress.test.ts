import type { Charts } from '@/api/readers/charts'
import { INITIAL_PROGRESS, groupTabs, hasMoreGroups, reduceProgress } from '@/features/charts/use-charts'

const GROUPS = 10
const data = (key: string, total = 5): Charts => ({ total, groups: [{ key, title: key, charts: [] }] })
const loadedEvent = (key: string) => ({ type: 'loaded', data: data(key) }) as const
const error = { id: 'network' } as const

/** As many groups as one gets by tapping 加载更多 as long as it is there. */
function walk() {
  let progress = reduceProgress(INITIAL_PROGRESS, loadedEvent('g0'))
  while (hasMoreGroups(progress, GROUPS)) {
    progress = reduceProgress(progress, { type: 'more' })
    progress = reduceProgress(progress, loadedEvent(`g${progress.requestedGroups - 1}`))
  }
  return progress
}

test('the first group is requested from the start', () => {
  expect(INITIAL_PROGRESS.requestedGroups).toBe(1)
})

test('nine more groups follow, one at a time', () => {
  const progress = walk()
  expect(progress.groups.map(({ key }) => key)).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8', 'g9'])
  expect(progress.requestedGroups).toBe(10)
  expect(hasMoreGroups(progress, GROUPS + 5)).toBe(false)
})

test('a group that failed is asked for again, and the ones before it stay', () => {
  const requested = reduceProgress(reduceProgress(INITIAL_PROGRESS, loadedEvent('g0')), { type: 'more' })
  const failed = reduceProgress(requested, { type: 'failed', error })
  expect(failed).toMatchObject({ status: 'failed', error, groups: [{ key: 'g0' }] })
  const again = reduceProgress(failed, { type: 'more' })
  expect(again.requestedGroups).toBe(requested.requestedGroups)
  expect(again).toMatchObject({ status: 'loading', error: undefined })
})

test('a search that found nothing has no further groups', () => {
  const progress = reduceProgress(INITIAL_PROGRESS, { type: 'loaded', data: data('g0', 0) })
  expect(hasMoreGroups(progress, GROUPS)).toBe(false)
})

test('another search starts anew', () => {
  expect(reduceProgress(walk(), { type: 'start' })).toEqual(INITIAL_PROGRESS)
})

describe('the index of the groups', () => {
  const KEYS = ['timeRegion', 'law', 'party', 'unknown']
  const first = reduceProgress(INITIAL_PROGRESS, loadedEvent('timeRegion'))

  test('is whole from the start', () => {
    expect(groupTabs(KEYS, first).map(({ title }) => title)).toEqual(['timeRegion', '法条', '当事人'])
  })

  test('leaves out a requested group that the service does not have', () => {
    const second = reduceProgress(reduceProgress(first, { type: 'more' }), {
      type: 'loaded',
      data: { total: 5, groups: [] },
    })
    expect(groupTabs(KEYS, second).map(({ key }) => key)).toEqual(['timeRegion', 'party'])
  })
})
