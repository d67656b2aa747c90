import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import { pdfCopy } from '@/copy/mini-program'
import NoAuth from '@/pages/no-auth/index'
import NotFound from '@/pages/not-found/index'
import Pdf from '@/pages/account/pdf/index'
import { pdf } from '@/platform/pdf'
import { until } from '../support/render-block'
import { renderPage } from '../support/render-page'

const tap = (kit: Awaited<ReturnType<typeof renderPage>>) =>
  kit.fireEvent.click(document.querySelector('.state__action') as Element)
const text = () => document.body.textContent ?? ''

beforeEach(() => jest.restoreAllMocks())

test('an unknown address says so and leads home', async () => {
  const relaunch = jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  const kit = await renderPage(NotFound)
  expect(text()).toContain(copy.notFoundPage)
  tap(kit)
  await until(() => relaunch.mock.calls.length > 0)
  expect(relaunch).toHaveBeenCalledWith({ url: '/search' })
})

test('a missing permission is told in the words of the spec; back goes one screen back', async () => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}, {}] as never)
  const back = jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' })
  const kit = await renderPage(NoAuth)
  expect(text()).toContain('抱歉，您暂无权限访问该页面，如有疑问，请联系管理员。')
  tap(kit)
  await until(() => back.mock.calls.length > 0)
  expect(back).toHaveBeenCalledTimes(1)
})

test('back on the screen one came in by goes home', async () => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
  const relaunch = jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  tap(await renderPage(NoAuth))
  await until(() => relaunch.mock.calls.length > 0)
  expect(relaunch).toHaveBeenCalledWith({ url: '/search' })
})

test('a file that does not open says so, and opens at the second try', async () => {
  const show = jest.spyOn(pdf, 'show').mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const kit = await renderPage(Pdf, { url: 'https%3A%2F%2Fx.example%2Fa.pdf', title: '%E5%90%8D' })
  await kit.queries.waitForQuerySelector('.state')
  expect(text()).toContain(pdfCopy.pdf.failed)
  tap(kit)
  await until(() => text().includes(pdfCopy.pdf.opened))
  expect(show).toHaveBeenCalledTimes(2)
  expect(show).toHaveBeenCalledWith('https://x.example/a.pdf', '名')
})
