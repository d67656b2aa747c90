/** A list of results, with a library that answers when the test lets it. */
import Taro from '@tarojs/taro'
import { Current, safeExecute } from '@tarojs/runtime'
import { useEffect, useState } from 'react'
import type { Result } from '@/request/errors'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { SearchResults } from '@/features/results'
import { caseLibrary } from '@/libraries/case/search'
import type { ResultPage, Library, ListRow, SearchRequest } from '@/libraries/library'
import { deviceValues } from '@/platform/storage/keys'
import { useSession } from '@/stores/session'
import { act, all, click, letPass, one, until } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { listenToToasts, toasts } from '../support/toasts'

interface Asked extends SearchRequest {
  answer(result: Result<ResultPage>): Promise<void>
}

const requests: Asked[] = []
const library: Library = {
  ...caseLibrary,
  search: request =>
    new Promise(resolve =>
      requests.push({
        ...request,
        answer: result =>
          act(() => {
            resolve(result)
          }),
      }),
    ),
}

const row = (id: number): ListRow => ({
  id: `r${id}`,
  view: { title: [{ kind: 'text', text: `第${id}件` }] },
  metadata: {},
  opens: { route: 'case-detail', params: { jid: `r${id}` } },
})
const page = (number: number, total: number): Result<ResultPage> => ({
  ok: true,
  data: {
    rows: Array.from({ length: Math.max(0, Math.min(10, total - number * 10 + 10)) }, (_, at) =>
      row(number * 10 - 9 + at),
    ),
    total,
  },
})
const offline: Result<ResultPage> = { ok: false, error: { id: 'network' } }

let opened: string[] = []
let atEnd = false
let search: (conditions: Condition[]) => void

beforeEach(() => {
  jest.restoreAllMocks()
  requests.length = 0
  opened = []
  atEnd = false
  deviceValues.readItems.remove()
  listenToToasts()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockImplementation(async ({ url }) => {
    opened.push(url)
    return { errMsg: '', eventChannel: {} as never }
  })
  // A screen tall enough for all rows; the list's end is far below unless a test says otherwise.
  jest.replaceProperty(window, 'innerHeight', 9000)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const end = this.id.startsWith('results-end')
    return { top: end && !atEnd ? 99_000 : 0, height: 100 } as DOMRect
  })
})

function Screen() {
  const [query, setQuery] = useState<{ conditions: Condition[]; order: string }>({ conditions: [], order: 'relevance' })
  useEffect(() => {
    search = conditions => setQuery({ conditions, order: 'relevance' })
  }, [])
  return (
    <SearchResults
      library={library}
      {...query}
      onOrder={order => setQuery({ ...query, order })}
      onConditions={conditions => setQuery({ ...query, conditions })}
    />
  )
}

const open = () => renderPage(Screen)
/** How many pages that asks for: one would be asked for within the least time between two. */
const reachBottom = async () => {
  const before = requests.length
  await act(() => void safeExecute(Current.router!.path, 'onReachBottom'))
  await letPass(320)
  return requests.length - before
}
const titles = () => all('.row__title').map(title => title.textContent)
const latest = () => requests[requests.length - 1]!
const text = () => document.body.textContent ?? ''
const button = (name: string) => all('[role="button"]').find(({ textContent }) => textContent === name)!

test('the first load shows skeleton rows and says so; then the rows, the total and one toast', async () => {
  await open()
  expect(all('.skeleton__row').length).toBeGreaterThan(2)
  expect(one('.skeleton').getAttribute('aria-label')).toBe(listCopy.loading)
  expect(all('.row')).toHaveLength(0)
  await latest().answer(page(1, 1284))
  await until(() => all('.row').length === 10)
  const total = one('.total-line__count')
  expect(total.textContent).toBe('案例共1,284条')
  expect(total.getAttribute('role')).toBe('status')
  expect(toasts()).toEqual([['共找到1,284条结果', 2000]])
  expect(all('.skeleton')).toHaveLength(0)
})

test('the bottom asks for the next page, and the end says that there is no more', async () => {
  await open()
  await latest().answer(page(1, 15))
  expect(await reachBottom()).toBe(1)
  expect(latest().page).toBe(2)
  expect(one('.results-footer').textContent).toBe(listCopy.loading)
  expect(await reachBottom()).toBe(0)
  await latest().answer(page(2, 15))
  await until(() => all('.row').length === 15)
  expect(one('.results-footer').textContent).toBe(listCopy.noMore)
  expect(await reachBottom()).toBe(0)
  expect(toasts()).toHaveLength(1)
})

test('a thumb that was told of twice asks for one page: the second time the first has come', async () => {
  await open()
  await latest().answer(page(1, 50))
  await until(() => all('.row').length === 10)
  expect(await reachBottom()).toBe(1)
  const again = reachBottom()
  await latest().answer(page(2, 50))
  expect(await again).toBe(0)
  expect(latest().page).toBe(2)
})

test('a list that ends on the screen goes on by itself', async () => {
  atEnd = true
  await open()
  await latest().answer(page(1, 30))
  await until(() => requests.length === 2)
  expect(latest().page).toBe(2)
})

test('a leap from one end of the list to the next goes on, though no host tells of it', async () => {
  await open()
  await latest().answer(page(1, 30))
  await until(() => all('.row').length === 10)
  atEnd = true
  await act(() => void safeExecute(Current.router!.path, 'onPageScroll', { scrollTop: 20_000 }))
  await letPass(320)
  expect(requests).toHaveLength(1)
  await act(() => void safeExecute(Current.router!.path, 'onPageScroll', { scrollTop: 89_900 }))
  await until(() => requests.length === 2)
  expect(latest().page).toBe(2)
})

test('below another page nothing is asked for and nothing is told', async () => {
  await open()
  await act(() => void safeExecute(Current.router!.path, 'onHide'))
  await latest().answer(page(1, 30))
  expect(toasts()).toEqual([])
  expect(await reachBottom()).toBe(0)
  await act(() => void safeExecute(Current.router!.path, 'onShow'))
  expect(toasts()).toEqual([])
  expect(await reachBottom()).toBe(1)
})

test('a failed first page says why and can be tried again', async () => {
  await open()
  await latest().answer(offline)
  await until(() => all('.state').length === 1)
  expect(text()).toContain('网络异常')
  await click(button(listCopy.action.retry))
  expect(all('.skeleton')).toHaveLength(1)
  expect(latest().page).toBe(1)
  await latest().answer(page(1, 3))
  await until(() => all('.row').length === 3)
  expect(toasts()).toEqual([['共找到3条结果', 2000]])
})

test.each([
  ['rejected', '抱歉，您选择的筛选条件过多'],
  ['forbidden', '二级维度筛选仅限登录的Alpha用户使用！'],
] as const)('a search that is %s is not tried again as it is: its conditions can be dropped', async (id, message) => {
  await open()
  await latest().answer(page(1, 3))
  await until(() => all('.row').length === 3)
  await act(() => search([{ name: '全文', value: '合同' }]))
  await latest().answer({ ok: false, error: { id, message } })
  await until(() => text().includes(message))
  expect(all('.state [role="button"]').map(({ textContent }) => textContent)).toEqual([listCopy.results.clear])
  await click(button(listCopy.results.clear))
  expect(latest().conditions).toEqual([])
})

test('a failed second page keeps the rows and can be tried again', async () => {
  await open()
  await latest().answer(page(1, 12))
  await reachBottom()
  await latest().answer({ ok: false, error: { id: 'rejected', message: '服务正忙' } })
  await until(() => text().includes('服务正忙'))
  expect(all('.row')).toHaveLength(10)
  expect(one('.results-footer [role="alert"]').textContent).toBe('服务正忙')
  expect(await reachBottom()).toBe(0)
  await click(button(listCopy.action.retry))
  expect(latest().page).toBe(2)
  await latest().answer(page(2, 12))
  await until(() => all('.row').length === 12)
})

test('nothing found: the sentence of the spec, no toast, and a way to drop the conditions', async () => {
  await open()
  await act(() => search([{ name: '全文', value: '无' }]))
  await latest().answer(page(1, 0))
  await until(() => all('.state').length === 1)
  expect(text()).toContain(listCopy.results.empty)
  expect(toasts()).toEqual([])
  await click(button(listCopy.results.clear))
  expect(latest().conditions).toEqual([])
})

test('of two quick searches only the last one’s answer counts, whichever comes first', async () => {
  await open()
  const [slow] = requests
  await act(() => search([{ name: '全文', value: '乙' }]))
  expect(slow!.signal.aborted).toBe(true)
  await latest().answer({ ok: true, data: { rows: [row(2)], total: 1 } })
  await slow!.answer({ ok: true, data: { rows: [row(1)], total: 1 } })
  expect(titles()).toEqual(['第2件'])
  expect(toasts()).toEqual([['共找到1条结果', 2000]])
})

test('another order starts over from page 1', async () => {
  await open()
  await latest().answer(page(1, 30))
  await reachBottom()
  await latest().answer(page(2, 30))
  const words = all('[role="radio"]')
  expect(words.map(word => [word.textContent, word.getAttribute('aria-checked')])).toEqual([
    [listCopy.sort.relevance, 'true'],
    [listCopy.sort.judgementDate, 'false'],
  ])
  await click(words[1]!)
  expect(latest()).toMatchObject({ page: 1, order: 'judgementDate' })
  expect(all('.row')).toHaveLength(0)
  await click(all('[role="radio"]')[1]!)
  expect(requests).toHaveLength(3)
})

test('a row opens its document and stays marked as read', async () => {
  await open()
  await latest().answer(page(1, 3))
  await until(() => all('.row').length === 3)
  await click(all('.row')[1]!)
  await until(() => opened.length === 1)
  expect(opened).toEqual(['/case-detail/r2'])
  await until(() => all('.row--read').length === 1)
  expect(one('.row--read').textContent).toContain('第2件')
  expect(deviceValues.readItems.get()).toEqual(['r2'])
})

test('what a service returns is text, whatever it looks like', async () => {
  await open()
  const nasty = '<img src=x onerror=alert(1)>'
  await latest().answer({
    ok: true,
    data: { rows: [{ ...row(1), view: { title: [{ kind: 'text', text: nasty }] } }], total: 1 },
  })
  await until(() => all('.row').length === 1)
  expect(titles()).toEqual([nasty])
  expect(all('img')).toHaveLength(0)
})

test('an expired session: signing in stands beside trying again, and signed in the list comes by itself', async () => {
  const grant = { officeId: 'o', userId: 'u', isNew3cUser: false, is3c: false, expiresAt: '2027-01-01T00:00:00Z' }
  useSession.getState().signOut()
  await open()
  await latest().answer({ ok: false, error: { id: 'unauthorized', status: 401 } })
  await until(() => all('.state').length === 1)
  expect(all('.state__action').map(({ textContent }) => textContent)).toEqual([
    listCopy.action.login,
    listCopy.action.retry,
  ])
  await act(() => useSession.getState().signIn({ ...grant, token: 't1' }))
  await until(() => requests.length === 2)
  await latest().answer(page(1, 15))
  await until(() => all('.row').length === 10)
  useSession.getState().signOut()
})
