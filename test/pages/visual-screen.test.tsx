/** The screen of charts: the link to its list, the conditions in its header, and what a share of it opens. */
import Taro from '@tarojs/taro'
import { visualCopy } from '@/copy/visual'
import * as forward from '@/features/share/use-forward'
import { caseStatistics } from '@/libraries/case/statistics'
import { VisualScreen } from '@/pages/visual/visual-screen'
import { host } from '@/platform/host'
import { bridge } from '@/platform/bridge'
import { transport } from '@/platform/transport'
import * as navigation from '@/routing/navigation'
import { useSession } from '@/stores/session'
import { encodeUrlQuery } from '@domain/query/codec'
import { all, byLabel, click, one, until } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { listenToToasts } from '../support/toasts'

// There is no canvas here: what would be drawn stands as text.
jest.mock('@/ui/chart', () => ({ Chart: jest.requireActual('../support/sweep/written-chart').WrittenChart }))

const CONDITIONS = [
  { name: '全文', value: '违约金' },
  { name: '全文', value: '定金' },
]
const QUERY = encodeUrlQuery(CONDITIONS)
const items = ['买卖', '借贷'].map(name => ({ name, value: 50, description: '', paramName: name }))
const charts = [{ field: 'causeLeaf', title: '案由', conditionName: '具体案由', items }]
const statistics = {
  ...caseStatistics,
  fetch: async () => ({ ok: true as const, data: { total: 100, groups: [{ key: 'cause', title: '案由', charts }] } }),
}

const forwarded = jest.spyOn(forward, 'useForwardWithKey')
const sharedParams = () => forwarded.mock.calls.at(-1)![1]
const back = jest.spyOn(navigation, 'back')
const replace = jest.spyOn(navigation, 'replace')
const chips = () => all('.visual-header__chips .chip')

async function open(params: Record<string, string> = {}, shareable = true, below = '') {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{ route: below }, {}] as never)
  const Screen = () => <VisualScreen statistics={statistics} shareable={shareable} />
  const raw = Object.entries({ query: QUERY, ...params }).map(([name, value]) => [name, encodeURIComponent(value)])
  await renderPage(Screen, Object.fromEntries(raw) as Record<string, string>)
  await until(() => all('.section').length > 0)
}
const remove = () => click(one('.visual-header__chips').querySelector<HTMLElement>('[aria-label*="违约金"]')!)
const toList = () => click(one('.visual-header__list'))

beforeEach(() => {
  jest.clearAllMocks()
  listenToToasts()
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'network' })
  back.mockResolvedValue(true)
  replace.mockResolvedValue(true)
  useSession.setState({ token: 't' })
})

test('the list below the charts is shown again by a step back', async () => {
  await open({}, true, '/case-list')
  await toList()
  expect([back.mock.calls.length, replace.mock.calls]).toEqual([1, []])
})

test.each([
  ['no list is below the charts', '/search', {}, {}],
  ['the list has an order', '/search', { order: 'date' }, { order: 'date' }],
])('the list takes the place of the charts when %s', async (_, below, params, carried) => {
  await open(params, true, below)
  await toList()
  expect(back).not.toHaveBeenCalled()
  expect(replace.mock.calls).toEqual([['case-list', { query: QUERY, ...carried }]])
})

test('the list below is replaced when the charts have other conditions by now', async () => {
  await open({}, true, '/case-list')
  await remove()
  await toList()
  expect(back).not.toHaveBeenCalled()
  expect(replace.mock.calls).toEqual([['case-list', { query: encodeUrlQuery(CONDITIONS.slice(1)) }]])
})

test('a share key opens the charts of its own search alone', async () => {
  await open({ secretKey: 'k' })
  expect(sharedParams()).toMatchObject({ query: QUERY, secretKey: 'k' })
  await remove()
  await until(() => chips().length === 1)
  expect(sharedParams()).not.toHaveProperty('secretKey')
  expect(sharedParams()).toMatchObject({ query: encodeUrlQuery(CONDITIONS.slice(1)) })
})

test('charts that cannot be shared have no button for it', async () => {
  await open({}, false)
  expect(all(`[aria-label="${visualCopy.visual.share}"]`)).toEqual([])
})

test('the share button opens the sheet', async () => {
  await open()
  await click(byLabel(visualCopy.visual.share))
  await until(() => all('.share-sheet__target').length > 0)
})

test('charts of all cases have no conditions in their header', async () => {
  await open({ query: '' })
  expect(all('.visual-header__chips')).toEqual([])
})

test('a guest of the native app removes no condition, but is led to the login', async () => {
  jest.spyOn(host, 'current').mockReturnValue('app')
  const login = jest.spyOn(bridge, 'turnToLoginPage').mockResolvedValue(true)
  await open()
  useSession.setState({ token: undefined })
  await remove()
  await until(() => login.mock.calls.length === 1)
  expect(sharedParams()).toMatchObject({ query: QUERY })
  jest.mocked(host.current).mockRestore()
})
