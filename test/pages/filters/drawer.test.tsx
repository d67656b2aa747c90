import { failure } from '@/request/errors'
import { host } from '@/platform/host'
import { useSession } from '@/stores/session'
import { act, all, click, byLabel, one, until } from '../../support/render-block'
import * as on from './support'

let toast: jest.SpyInstance
beforeEach(() => {
  toast = on.asGuest()
})

const groups = () => all('.filter-group__title').map(({ textContent }) => textContent)
const typed = { name: '全文', value: '违约金' }

async function enterDay(label: string, day: string) {
  const input = byLabel(label) as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day)
  await act(() => void input.dispatchEvent(new Event('input', { bubbles: true })))
}

test('it shows the groups that have something, the days, and the switches with their counts', async () => {
  await on.showFilters()
  await on.openPanel('筛选')
  expect(groups()).toEqual(['案由', '审理程序', '裁判日期', '标的额', '刑罚'])
  expect(all('[role="switch"]').map(each => each.getAttribute('aria-label'))).toEqual([
    '有庭审视频 38条',
    '有开庭公告 152条',
  ])
})

test('a switch stands only where something has it', async () => {
  await on.showFilters({ facets: { ...on.FACETS, featureResults: [on.facet('开庭公告')] } })
  await on.openPanel('筛选')
  expect(all('[role="switch"]').map(each => each.getAttribute('aria-label'))).toEqual(['有开庭公告 3条'])
})

test('a failure is told and asked again', async () => {
  await on.showFilters({
    conditions: [{ name: '案由', value: '物权纠纷', type: 'filter' }],
    answer: async () => failure({ id: 'server' }),
  })
  await on.openPanel('筛选')
  expect(one('.hint').textContent).toContain('服务器错误请稍后重试')
  expect(one('.hint .button').textContent).toBe('重试')
})

test('确定 adds what was chosen to what is searched for, at once', async () => {
  on.signIn()
  const { changes } = await on.showFilters({ conditions: [typed] })
  await on.openPanel('筛选')
  await on.pick('物权纠纷')
  await on.pick('二审')
  await enterDay('裁判日期 开始日期', '2020-01-01')
  await enterDay('裁判日期 结束日期', '2021-12-31')
  await click(byLabel('有庭审视频 38条'))
  await on.confirm()
  await on.closed()
  expect(changes).toHaveLength(1)
  expect(changes[0]).toMatchObject({
    order: 'relevance',
    conditions: [
      typed,
      { name: '案由', value: '物权纠纷' },
      { name: '审理程序', value: '二审' },
      { name: '裁判日期', value: '2020-01-01TO2021-12-31', description: '2020-01-01至2021-12-31' },
      { name: '特色', value: '庭审视频' },
    ],
  })
  expect(on.title('筛选').className).toContain('filter-title--on')
})

test('what is searched for twice is asked for once', async () => {
  const { changes } = await on.showFilters({ conditions: [typed, typed] })
  await on.openPanel('筛选')
  await on.pick('物权纠纷')
  await on.confirm()
  expect(changes[0]).toMatchObject({ conditions: [typed, { name: '案由' }] })
})

test('with nothing changed 确定 does nothing but close', async () => {
  const { changes } = await on.showFilters({ conditions: [typed] })
  await on.openPanel('筛选')
  await on.pick('物权纠纷')
  await on.pick('物权纠纷')
  await click(byLabel('有庭审视频 38条'))
  await click(byLabel('有庭审视频 38条'))
  await on.confirm()
  await on.closed()
  expect(changes).toEqual([])
})

test('重置 clears the choices and restores the order of the route; what was typed stays', async () => {
  const { changes } = await on.showFilters({
    params: { order: 'relevance' },
    order: 'judgementDate',
    conditions: [
      typed,
      { name: '年份', value: '2023', type: 'filter' },
      { name: '案由', value: '物权纠纷', type: 'filter' },
      { name: '特色', value: '庭审视频', type: 'filter' },
      { name: '裁判日期', value: 'TO2020-01-01', type: 'filter' },
    ],
  })
  await on.openPanel('筛选')
  expect(byLabel('有庭审视频 38条').getAttribute('aria-checked')).toBe('true')
  await on.reset()
  expect(on.selected()).toEqual([])
  expect(changes).toEqual([])
  await on.confirm()
  expect(changes).toEqual([
    { order: 'relevance', conditions: [typed, { name: '年份', value: '2023', type: 'filter' }] },
  ])
})

test('a start after the end lets the end go', async () => {
  await on.showFilters({ conditions: [{ name: '裁判日期', value: '2019-01-01TO2020-01-01', type: 'filter' }] })
  await on.openPanel('筛选')
  await enterDay('裁判日期 开始日期', '2021-01-01')
  expect(all('.date-field__day').map(({ textContent }) => textContent)).toEqual(['2021-01-01', '日期不限'])
})

test('a long group shows its beginning until all of it is wished for', async () => {
  const facets = { ...on.FACETS, trialRoundResults: Array.from({ length: 15 }, (_, at) => on.facet(`第${at + 1}审`)) }
  await on.showFilters({ facets })
  await on.openPanel('筛选')
  const fields = () => all('.choice-grid')[0]?.children.length
  expect(fields()).toBe(12)
  await click(byLabel('全部 审理程序'))
  expect(fields()).toBe(15)
  expect(byLabel('收起 审理程序').getAttribute('aria-expanded')).toBe('true')
})

describe('a guest', () => {
  test.each([['1亿元以上'], ['有期徒刑']])('is told 请登录后再选择 at %s', async name => {
    await on.showFilters()
    await on.openPanel('筛选')
    await on.pick(name)
    expect(toast.mock.calls).toEqual([['请登录后再选择']])
    expect(on.selected()).toEqual([])
  })

  test('is asked to log in at the reference cases, and free to choose the gazette’s', async () => {
    await on.showFilters({
      facets: { ...on.FACETS, publishTypeResults: ['类案参考', '公报案例'].map(name => on.facet(name)) },
    })
    await on.openPanel('筛选')
    await on.pick('类案参考')
    await until(() => useSession.getState().isLoginPopupOpen)
    expect(on.selected()).toEqual([])
    await on.pick('公报案例')
    expect(on.selected()).toEqual(['公报案例 3条'])
  })

  test('is asked to log in at the trial procedure', async () => {
    await on.showFilters()
    await on.openPanel('筛选')
    await on.pick('二审')
    await until(() => useSession.getState().isLoginPopupOpen)
    expect(on.selected()).toEqual([])
  })

  test('in the app, whose session ends while the drawer is open, is stopped at days, switches and reset', async () => {
    on.signIn()
    await on.showFilters({ conditions: [{ name: '案由', value: '物权纠纷', type: 'filter' }] })
    await on.openPanel('筛选')
    jest.spyOn(host, 'current').mockReturnValue('app')
    await act(() => useSession.getState().signOut())
    const asks = async (act: () => Promise<void>) => {
      useSession.getState().closeLogin()
      await act()
      await until(() => useSession.getState().isLoginPopupOpen)
    }
    await asks(() => enterDay('裁判日期 开始日期', '2021-01-01'))
    await asks(() => click(byLabel('有庭审视频 38条')))
    await asks(on.reset)
    expect(all('.date-field__day')[0]?.textContent).toBe('日期不限')
    expect(byLabel('有庭审视频 38条').getAttribute('aria-checked')).toBe('false')
    expect(on.selected()).toEqual(['物权纠纷 第1级 3条'])
  })
})
