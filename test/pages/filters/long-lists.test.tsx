/** Filters with many choices and without choices, and titles that name the chosen ones. */
import { FILTER_TYPE } from '@domain/query/condition'
import { act, all, click, byLabel, one, until } from '../../support/render-block'
import * as on from './support'

beforeEach(() => {
  on.asGuest()
})

const years = Array.from({ length: 24 }, (_, at) => on.facet(String(2000 + at)))
const options = () => all('[role="dialog"] [role="radio"]').map(({ textContent }) => textContent)

const opened = () => all('[aria-current="true"]').map(each => each.getAttribute('aria-label'))

async function find(label: string, text: string) {
  const input = byLabel(label) as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  await act(() => void input.dispatchEvent(new Event('input', { bubbles: true })))
}

test('of more than twenty choices one is found by its name', async () => {
  await on.showFilters({ facets: { ...on.FACETS, judgementDateResults: years } })
  await on.openPanel('年份')
  expect(options()).toHaveLength(25)
  await find('查找年份', '2017')
  expect(options()).toEqual(['2017年3'])
  await find('查找年份', '1900')
  expect(one('.hint').textContent).toBe('没有匹配的选项')
})

test('a court is found by its name, whatever region it is in', async () => {
  const court = on.facet('浙江省/温州市中级人民法院', false, 9)
  const { changes, choices } = await on.showFilters({ facets: { ...on.FACETS, 'courtResults?温州': [court] } })
  on.signIn()
  await on.openPanel('地域')
  expect(all('.two-pane')).toHaveLength(1)
  await find('查找地域或法院', '温州')
  expect(all('.two-pane')).toHaveLength(0)
  await until(() => options().length > 0)
  expect(options()).toEqual(['温州市中级人民法院9'])
  expect(choices.mock.calls.filter(([{ called }]) => called)).toHaveLength(1)
  await on.pick('温州市中级人民法院')
  await on.confirm()
  expect(changes).toMatchObject([{ conditions: [{ name: '法院', value: '浙江省/温州市中级人民法院' }] }])
})

test('a court below several regions is one choice: the court by its name', async () => {
  const courts = [on.facet('浙江省/最高人民法院', false, 2), on.facet('江苏省/最高人民法院', false, 1)]
  const { changes } = await on.showFilters({ facets: { ...on.FACETS, 'courtResults?最高': courts } })
  on.signIn()
  await on.openPanel('地域')
  await find('查找地域或法院', '最高')
  await until(() => options().length > 0)
  expect(options()).toEqual(['最高人民法院'])
  await on.pick('最高人民法院')
  await on.confirm()
  expect(changes).toMatchObject([{ conditions: [{ name: '法院', value: '最高人民法院' }] }])
})

test('a court below several regions is not shown as 不限', async () => {
  const conditions = [{ name: '法院', value: '最高人民法院', type: FILTER_TYPE }]
  const { changes } = await on.showFilters({ conditions })
  on.signIn()
  await on.openPanel('地域')
  expect(on.selected().filter(name => name?.startsWith('不限'))).toEqual([])
  await on.pick('不限')
  await on.confirm()
  expect(changes).toMatchObject([{ conditions: [] }])
})

test.each(['案由', '筛选'])('a cause is found at any depth of the tree behind %s', async panel => {
  const cause = on.facet('合同纠纷/买卖合同纠纷')
  await on.showFilters({ facets: { ...on.FACETS, 'caseResults?买卖': [cause], 'caseResults?量子': [] } })
  await on.openPanel(panel)
  await find('查找案由', '买卖')
  await until(() => on.option('买卖合同纠纷') !== undefined)
  expect(on.option('物权纠纷')).toBeUndefined()
  await find('查找案由', '量子')
  await until(() => all('.hint').length === 1)
  expect(one('.hint').textContent).toBe('没有匹配的选项')
  await find('查找案由', '')
  expect(on.option('物权纠纷')).toBeDefined()
})

test('few choices need no box', async () => {
  await on.showFilters()
  await on.openPanel('年份')
  expect(all('.filter-search')).toHaveLength(0)
})

test('in the drawer a search looks into what is not shown yet', async () => {
  const trades = Array.from({ length: 24 }, (_, at) => on.facet(`行业${at + 1}`))
  await on.showFilters({ facets: { ...on.FACETS, tradeResults: trades } })
  await on.openPanel('筛选')
  await find('查找行业', '24')
  expect(options()).toContain('行业24')
})

test('where there is nothing to choose, one key says so', async () => {
  const { changes } = await on.showFilters({ facets: { ...on.FACETS, judgementDateResults: [] } })
  await on.openPanel('年份')
  await until(() => one('.action-bar').textContent === '知道了')
  await on.confirm()
  await on.closed()
  expect(changes).toEqual([])
})

test('at first one looks into the first region, which is not yet chosen', async () => {
  const { changes } = await on.showFilters()
  await on.openPanel('地域')
  await until(() => on.option('南京市中级人民法院') !== undefined)
  expect(on.selected()).toEqual(['全国'])
  expect(opened()).toEqual(['江苏省 143条'])
  await on.confirm()
  await on.closed()
  expect(changes).toEqual([])
})

test('the region of a chosen court is open and chosen, until another region is', async () => {
  const conditions = [{ name: '法院', value: '浙江省/浙江省高级人民法院', type: FILTER_TYPE }]
  await on.showFilters({ conditions })
  await on.openPanel('地域')
  await until(() => on.option('浙江省高级人民法院') !== undefined)
  expect(on.selected()).toEqual(['浙江省 57条', '浙江省高级人民法院 57条'])
  expect(opened()).toEqual(['浙江省 57条'])
  await on.pick('江苏省')
  await until(() => on.option('南京市中级人民法院') !== undefined)
  expect(on.selected()).toEqual(['江苏省 143条', '不限 143条'])
  expect(opened()).toEqual(['江苏省 143条'])
})

test('a region is a chip of the name that its filter has, a court is a court', async () => {
  const { changes } = await on.showFilters()
  on.signIn()
  await on.openPanel('地域')
  await on.pick('浙江省')
  await on.confirm()
  await on.closed()
  await on.openPanel('地域')
  await until(() => on.option('浙江省高级人民法院') !== undefined)
  await on.pick('浙江省高级人民法院')
  await on.confirm()
  expect(changes).toMatchObject([
    { conditions: [{ name: '法院', value: '浙江省', nameDescription: '地域' }] },
    { conditions: [{ name: '法院', value: '浙江省/浙江省高级人民法院' }] },
  ])
  const [, { conditions }] = changes as [object, { conditions: object[] }]
  expect(conditions[0]).not.toHaveProperty('nameDescription')
})

test('筛选 says how many are chosen behind it', async () => {
  await on.showFilters({
    conditions: [
      { name: '审理程序', value: '二审', type: 'filter' },
      { name: '标的额', value: '1亿元以上', type: 'filter' },
      { name: '年份', value: '2023', type: 'filter' },
    ],
  })
  expect(on.title('筛选').textContent).toBe('筛选2')
  expect(on.title('筛选').getAttribute('aria-label')).toBe('筛选 已选2项')
  await click(on.title('筛选'))
})
