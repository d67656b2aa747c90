/** Charts and shared charts, with every mutation of their replies. */
import CaseVisual from '@/pages/visual/case'
import FiscalVisual from '@/pages/visual/fiscal-case'
import { ENVELOPE, data, judgement } from '../../support/sweep/replies'
import { type Sweep, sweepOver } from '../../support/sweep/sweep'

// There is no canvas here: what would be drawn stands as text.
jest.mock('@/ui/chart', () => ({ Chart: jest.requireActual('../../support/sweep/written-chart').WrittenChart }))

const item = (name: string, paramName = name) => ({ name, value: 12, description: '50%', paramName })
const regions = {
  field: 'region',
  title: '地域分布',
  conditionName: '地域',
  items: [item('江苏', '江苏省'), item('浙江', '浙江省')],
}
const years = { field: 'year', title: '裁判年份', conditionName: '年份', items: [item('2021'), item('2022')] }
const causes = { field: 'cause', title: '案由', conditionName: '案由', items: [item('买卖'), item('借贷')] }
const group = (...charts: object[]) => ({
  totalCount: 24,
  groups: [{ key: 'timeRegion', title: '时间和地域', charts }],
})

const CHARTS: Array<[name: string, reply: unknown, shows: Sweep['shows']]> = [
  ['regions', group(regions, causes), ['浙江', '借贷', ['24', /groups: /]]],
  ['years', group(years, causes), [['2022', /field: /], '借贷', ['24', /groups: /]]],
  ['lists by field', { region: regions.items, year: years.items }, ['浙江', '2022']],
  ['one bare list', regions.items, ['浙江']],
]
const STATISTICS = /statisticsByFields/

test.each(CHARTS)('%s', async (_, reply, shows) => {
  const sweep = { page: CaseVisual, call: STATISTICS, shows, mayHide: ENVELOPE }
  expect(await sweepOver({ ...sweep, reply: judgement(reply) })).toEqual([])
})

test('of the fiscal cases', async () => {
  const shows: Sweep['shows'] = ['浙江', '借贷', ['24', /groups: /]]
  const sweep = { page: FiscalVisual, call: STATISTICS, shows, mayHide: ENVELOPE, every: 3 }
  expect(await sweepOver({ ...sweep, reply: data(group(regions, causes)) })).toEqual([])
})

const METHOD = 'case_visual_interface'
const params = { query: '全文:违约金' }
/** Another method is another kind of thing. */
const SHARED = /^(status|succeed|result\.(method|expiresAt|params|data)):/

const SHARES: Array<[name: string, shared: unknown, shows: Sweep['shows']]> = [
  [
    'shared with their numbers',
    { method: METHOD, params, data: group(regions, causes) },
    [['违约金', /groups: /], '浙江', '借贷'],
  ],
  ['shared as the request alone', { method: METHOD, params }, ['浙江']],
]

test.each(SHARES)('%s', async (_, shared, shows) => {
  const wrong = await sweepOver({
    page: CaseVisual,
    params: { secretKey: '0123456789abcdef0123456789abcdef' },
    call: /getShareDataBySecretKey/,
    reply: judgement(shared),
    others: [[STATISTICS, judgement(group(regions, causes))]],
    shows,
    mayHide: SHARED,
    every: 3,
  })
  expect(wrong).toEqual([])
})
