/** Screens of documents that do not exist: they say so, link to home, and offer no retry. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import ExcellentTheme from '@/pages/list/excellent-theme'
import FiscalCarousel from '@/pages/fiscal/carousel/index'
import RuleBook from '@/pages/list/rule-book/index'
import { transport } from '@/platform/transport'
import { all, click, until } from '../support/render-block'
import { renderPage } from '../support/render-page'

const sent = jest.spyOn(transport, 'send')
const json = (status: number, body: unknown) => ({ kind: 'reply' as const, status, text: JSON.stringify(body) })
const UNKNOWN = json(404, { status: 404, succeed: false, isSuccess: false, id: 'not_found', resultMsg: '没有这个专题' })
const THEMES = json(200, { status: 0, succeed: true, result: [{ id: 1, name: '民事', count: 3 }] })
const FAILED = json(500, {})

const text = () => document.body.textContent ?? ''
const buttons = () => all('.state [role="button"]')
const labels = () => buttons().map(({ textContent }) => textContent)

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
  jest.spyOn(Taro, 'showModal').mockResolvedValue({} as never)
})

const ID = { id: '4711' }
test.each([
  ['a carousel', FiscalCarousel, ID],
  ['a rule book', RuleBook, ID],
  ['a carousel without an id', FiscalCarousel, {}],
])('%s that is not known', async (_, Screen, params) => {
  sent.mockResolvedValue(UNKNOWN)
  const relaunch = jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  await renderPage(Screen, params)
  await until(() => buttons().length > 0)
  expect(text()).toContain('没有这个专题')
  expect(labels()).toEqual([copy.action.home])
  await click(buttons()[0]!)
  await until(() => relaunch.mock.calls.length > 0)
  expect(relaunch).toHaveBeenCalledWith({ url: '/search' })
})

test.each([
  ['a carousel', FiscalCarousel],
  ['a rule book', RuleBook],
])('%s that did not come is asked for again, or left', async (_, Screen) => {
  sent.mockResolvedValue(FAILED)
  await renderPage(Screen, { id: '1' })
  await until(() => buttons().length > 0)
  expect(labels()).toEqual([copy.action.retry, copy.action.home])
})

test('a theme that is none of the known ones', async () => {
  sent.mockImplementation(async ({ url }) => (url.endsWith('/excellent/themes') ? THEMES : UNKNOWN))
  await renderPage(ExcellentTheme, { id: '99' })
  await until(() => text().includes(copy.error.notFound))
  expect(labels()).toEqual([copy.action.home])
})

test.each([
  ['a theme', ExcellentTheme],
  ['a rule book', RuleBook],
])('%s without an id', async (_, Screen) => {
  sent.mockResolvedValue(FAILED)
  await renderPage(Screen, {})
  await until(() => text().includes(copy.error.notFound))
  expect(labels()).toEqual([copy.action.home])
})
