/** The screen of charts: the index of its groups, a search with few cases, and the undo of a tap. */
import { useState } from 'react'
import type { VisualGroup, VisualItem } from '@contract/judgement'
import { visualCopy } from '@/copy/visual'
import { ChartsView, ChartGroupTabs } from '@/features/charts'
import { chartActions } from '@/features/charts/actions'
import { useCharts } from '@/features/charts/use-charts'
import { caseStatistics } from '@/libraries/case/statistics'
import type { Statistics } from '@/libraries/statistics'
import { useToast } from '@/platform/messages'
import { useSession } from '@/stores/session'
import type { Condition } from '@domain/query/condition'
import { act, all, byLabel, click, letPass, one, render, until } from '../support/render-block'

// There is no canvas here: what would be drawn stands as text.
jest.mock('@/ui/chart', () => ({ Chart: jest.requireActual('../support/sweep/written-chart').WrittenChart }))

const item = (name: string, value: number): VisualItem => ({ name, value, description: '', paramName: name })
const CAUSES = { field: 'causeLeaf', title: '案由', conditionName: '具体案由' }
const REGIONS = { field: 'region', title: '地域分布', conditionName: '地域' }
const groupOf = (key: string, chart: typeof CAUSES, items: VisualItem[]): VisualGroup => ({
  key,
  title: key,
  charts: [{ ...chart, items }],
})

const NO_CONDITIONS: Condition[] = []
let requested: string[] = []
let changes: Condition[][] = []
/** Replies wait for it. */
let gate = Promise.resolve()
let changeConditions: (conditions: Condition[]) => void = () => undefined

/** Charts of this many cases, group by group. */
async function show(
  total: number,
  absent: string[] = [],
  view: 'shared' | 'open' = 'open',
  chart = CAUSES,
  items = [item('买卖', total - 1), item('借贷', 1)],
) {
  requested = []
  changes = []
  const statistics: Statistics = {
    ...caseStatistics,
    async fetch({ group }) {
      requested.push(group)
      await gate
      const groups = absent.includes(group) ? [] : [groupOf(group, chart, items)]
      return { ok: true as const, data: { total, groups } }
    },
  }
  const actions = chartActions({
    library: caseStatistics.library,
    conditions: NO_CONDITIONS,
    onChange: next => changes.push(next),
    onArticle: () => undefined,
  })
  function Charts() {
    const [conditions, setConditions] = useState(NO_CONDITIONS)
    changeConditions = setConditions
    const charts = useCharts(statistics, conditions)
    return (
      <>
        <ChartGroupTabs charts={charts} />
        <ChartsView charts={charts} conditions={NO_CONDITIONS} {...(view === 'open' ? { actions } : {})} />
      </>
    )
  }
  await render(Charts)
  await until(() => all('.section').length > 0)
}

const tab = (title: string) => all('[role="tab"]').find(({ textContent }) => textContent === title)

test.each([
  ['open', 1],
  ['shared', 0],
] as const)('given an %s view, then the tab names the first group %i times', async (view, times) => {
  await show(100, [], view)
  expect(all('.charts--tabbed')).toHaveLength(times)
})

test('given one group is loaded, then the index has all ten', async () => {
  await show(100)
  expect(all('[role="tab"]').map(({ textContent }) => textContent)).toHaveLength(10)
  expect(requested).toEqual(['timeRegion'])
})

test('given a tap on a later group, then the groups up to it are loaded, one at a time', async () => {
  await show(100)
  await click(tab('法官和法院')!)
  await until(() => all('.section').length === 4)
  expect(requested).toEqual(['timeRegion', 'causeTrade', 'law', 'judgeCourt'])
})

test('given the service has no such group, then its tab goes and nothing waits for it', async () => {
  await show(100, ['causeTrade'])
  await click(tab('案由和行业')!)
  await until(() => tab('案由和行业') === undefined)
  expect(requested).toContain('causeTrade')
})

test('given a tap while a group is loading, then other conditions end the wait', async () => {
  await show(100)
  let release: () => void = () => undefined
  gate = new Promise(resolve => (release = resolve))
  await click(tab('律师和律所')!)
  await act(() => changeConditions([{ name: '全文', value: '定金' }]))
  release()
  // Nothing must happen after the first group has come again.
  await letPass(200)
  expect(requested).toEqual(['timeRegion', 'causeTrade', 'timeRegion'])
})

test('given fewer than ten cases, then each chart is a plain table with no drawing', async () => {
  await show(9)
  expect(all('.chart-card__chart, .segmented')).toEqual([])
  expect(all('.chart-table__row').map(({ textContent }) => textContent)).toEqual(['名称件数占比', '买卖8', '借贷1'])
  expect(all('.charts__hint').map(({ textContent }) => textContent)).toEqual([`，${visualCopy.visual.hintInTable}`])
})

test('given a plain table, then screen readers get its rows, its headings and its cells', async () => {
  await show(9)
  const rolesIn = (selector: string) => all(selector).map(element => element.getAttribute('role'))
  expect(one('[role="table"]').getAttribute('aria-label')).toBe('timeRegion')
  expect(rolesIn('[role="table"] > *')).toEqual(['row', 'row', 'row'])
  expect(all('[role="columnheader"]').map(({ textContent }) => textContent)).toEqual(['名称', '件数', '占比'])
  expect(rolesIn('.chart-table__row:last-child > *')).toEqual(['rowheader', 'cell', 'cell'])
  expect(all('[role="rowheader"] > [role="button"]').map(({ textContent }) => textContent)).toEqual(['买卖', '借贷'])
})

test('given cases without a region, then the table counts them below', async () => {
  await show(3, [], 'open', REGIONS, [item('河北', 1)])
  expect(all('.chart-table__row').map(({ textContent }) => textContent)).toEqual(['地区件数占比', '河北1'])
  expect(all('.chart-card__rest').map(({ textContent }) => textContent)).toEqual(['未列示：未载明 2件'])
})

test('given ten cases, then they are drawn', async () => {
  await show(10)
  expect(all('.chart-card__chart')).toHaveLength(1)
})

test('given a tap adds a condition, then a message takes it back', async () => {
  useSession.setState({ token: 't' })
  await show(9)
  await click(all('.chart-table__tap')[0]!)
  expect(changes.map(conditions => conditions.map(({ value }) => value))).toEqual([['买卖']])
  const { current } = useToast.getState()
  expect(current?.text).toBe('已加入条件：具体案由 买卖')
  await act(() => current!.action!.onTap())
  expect(changes[1]).toEqual([])
  expect(byLabel('timeRegion · 复制数据')).toBeTruthy()
})
