import { failure, success } from '@/request/errors'
import { copy } from '@/copy'
import { closeTopLayer } from '@/platform/layers'
import { useSession } from '@/stores/session'
import { host } from '@/platform/host'
import { act, all, click, one, press, until } from '../../support/render-block'
import * as on from './support'

let toast: jest.SpyInstance
beforeEach(() => {
  toast = on.asGuest()
})

const isOpen = () => all('[role="dialog"]').length > 0
const waitFor = (name: string) => until(() => on.option(name) !== undefined)

describe('a title of the header', () => {
  test('opens its choices, counted, and says that it is open', async () => {
    const { choices } = await on.showFilters()
    expect(on.titles()).toEqual(['案由', '地域', '年份', '筛选'])
    expect(on.title('年份').getAttribute('aria-expanded')).toBe('false')
    await on.openPanel('年份')
    expect(on.title('年份').getAttribute('aria-expanded')).toBe('true')
    expect(one('[role="dialog"]').getAttribute('aria-label')).toBe('年份')
    expect(all('.choice-list [role="radio"]').map(each => each.getAttribute('aria-label') ?? each.textContent)).toEqual(
      ['不限', '2024年 3条', '2023年 3条'],
    )
    expect(choices).toHaveBeenCalledTimes(1)
  })

  test('choosing makes a choice the only active one; 确定 searches for it, closes, and the title shows it', async () => {
    const { changes } = await on.showFilters()
    await on.openPanel('年份')
    await on.pick('2024年')
    await on.pick('2023年')
    expect(on.selected()).toEqual(['2023年 3条'])
    expect(changes).toEqual([])
    await on.confirm()
    await on.closed()
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({ conditions: [{ name: '年份', value: '2023', type: 'filter' }] })
    expect(on.titles()).toEqual(['案由', '地域', '2023年', '筛选'])
    expect(on.title('年份').className).toContain('filter-title--on')
  })

  test('with nothing changed 确定 only closes', async () => {
    const conditions = [{ name: '年份', value: '2023', description: '2023年', type: 'filter' }]
    const { changes } = await on.showFilters({ conditions })
    await on.openPanel('年份')
    await on.pick('2024年')
    await on.pick('2023年')
    await on.confirm()
    await on.closed()
    expect(changes).toEqual([])
  })

  test('its choices are counted without its own choice', async () => {
    const conditions = [
      { name: '全文', value: '违约金' },
      { name: '年份', value: '2023', type: 'filter' },
    ]
    const { choices } = await on.showFilters({ conditions })
    await on.openPanel('年份')
    expect(choices.mock.calls[0]?.[0].conditions).toEqual([conditions[0]])
  })

  test('重置 lets its choice go, to be confirmed', async () => {
    const { changes } = await on.showFilters({ conditions: [{ name: '年份', value: '2023', type: 'filter' }] })
    await on.openPanel('年份')
    await on.reset()
    expect(on.selected()).toEqual(['不限'])
    await on.confirm()
    expect(changes).toEqual([{ conditions: [], order: 'relevance' }])
  })

  test.each([
    ['a tap on the mask', () => click(one('.dropdown__mask'))],
    ['Esc', () => press(document.body, 'Escape')],
    ['the phone’s back key', () => act(() => void closeTopLayer())],
    ['another tap on the title', () => click(on.title('年份'))],
  ])('%s closes it and forgets what was not confirmed', async (_, leave) => {
    const { changes } = await on.showFilters()
    await on.openPanel('年份')
    await on.pick('2023年')
    await leave()
    await on.closed()
    await on.openPanel('年份')
    expect(on.selected()).toEqual(['不限'])
    expect(changes).toEqual([])
  })

  test('another search closes it', async () => {
    const { search } = await on.showFilters()
    await on.openPanel('年份')
    await search({ conditions: [{ name: '全文', value: '物权' }] })
    await on.closed()
    expect(on.title('年份').getAttribute('aria-expanded')).toBe('false')
  })

  test('the focus goes into the layer and comes back to the title', async () => {
    await on.showFilters()
    await on.openPanel('年份')
    await press(document.body, 'Escape')
    await on.closed()
    on.title('年份').focus()
    await on.openPanel('年份')
    await until(() => document.activeElement?.getAttribute('role') === 'dialog')
    await press(document.body, 'Escape')
    await on.closed()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('年份')
  })
})

describe('regions and courts side by side', () => {
  test('a region shows its courts; 不限 is the region itself', async () => {
    const { changes } = await on.showFilters()
    await on.openPanel('地域')
    expect(on.selected()).toEqual(['全国'])
    await on.pick('江苏省')
    await waitFor('江苏省高级人民法院')
    expect(on.selected()).toEqual(['江苏省 143条', '不限 143条'])
    await on.confirm()
    expect(changes[0]).toMatchObject({ conditions: [{ name: '法院', value: '江苏省', level: 1 }] })
    expect(on.titles()[1]).toBe('江苏省')
  })

  test('a member takes a court; it opens where it was chosen', async () => {
    on.signIn()
    await on.showFilters()
    await on.openPanel('地域')
    await on.pick('江苏省')
    await waitFor('南京市中级人民法院')
    await on.pick('南京市中级人民法院')
    await on.confirm()
    await on.closed()
    expect(on.titles()[1]).toBe('南京市中级人民法院')
    await on.openPanel('地域')
    await waitFor('南京市中级人民法院')
    expect(on.selected()).toEqual(['江苏省 143条', '南京市中级人民法院 106条'])
  })

  test('a guest is told that courts are for members, for 3 s, and keeps the region', async () => {
    const { changes } = await on.showFilters()
    await on.openPanel('地域')
    await on.pick('江苏省')
    await waitFor('南京市中级人民法院')
    await on.pick('南京市中级人民法院')
    expect(toast.mock.calls).toEqual([['二级维度筛选仅限登录的Alpha用户使用！', { duration: 3000 }]])
    expect(on.selected()).toEqual(['江苏省 143条', '不限 143条'])
    await on.confirm()
    expect(changes[0]).toMatchObject({ conditions: [{ value: '江苏省' }] })
  })
})

test('a choice that the list refuses stays open, as it was chosen', async () => {
  const { changes } = await on.showFilters({ refuses: true })
  await on.openPanel('年份')
  await on.pick('2023年')
  await on.confirm()
  expect(changes).toHaveLength(1)
  expect(isOpen()).toBe(true)
  expect(on.selected()).toEqual(['2023年 3条'])
})

describe('while choices are asked for', () => {
  test('their place is held; a failure is told and asked again', async () => {
    let broken = true
    let answered: () => void = () => undefined
    const gate = new Promise<void>(resolve => {
      answered = resolve
    })
    await on.showFilters({
      answer: async () => {
        await gate
        return broken ? failure({ id: 'network' }) : success([on.facet('2024')])
      },
    })
    await click(on.title('年份'))
    expect(one('.lines-skeleton').getAttribute('aria-label')).toBe(copy.loading)
    answered()
    await until(() => all('.hint').length > 0)
    expect(one('.hint').textContent).toContain('网络异常，请稍后重试')
    broken = false
    await click(one('.hint .button'))
    await until(() => on.option('2024年') !== undefined)
    expect(all('.hint')).toHaveLength(0)
  })

  test('with none there is a word', async () => {
    await on.showFilters({ facets: {} })
    await on.openPanel('年份')
    expect(one('.hint').textContent).toBe('暂无数据')
  })

  test('an answer to a panel that was closed changes nothing', async () => {
    let aborted = false
    const { choices } = await on.showFilters({
      answer: ({ signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => (aborted = true))
        }),
    })
    await click(on.title('年份'))
    await until(() => choices.mock.calls.length > 0)
    await press(document.body, 'Escape')
    await on.closed()
    expect(aborted).toBe(true)
  })
})

test('without a login in the app no filter opens: the login is asked for', async () => {
  jest.spyOn(host, 'current').mockReturnValue('app')
  const { choices } = await on.showFilters()
  await click(on.title('年份'))
  await until(() => useSession.getState().isLoginPopupOpen)
  await click(on.title('筛选'))
  expect(isOpen()).toBe(false)
  expect(choices).not.toHaveBeenCalled()
})
