/** A navigation waits for code or for a key. A later action of the reader cancels it. */
import Taro from '@tarojs/taro'
import { makeShareKey } from '@/api/share'
import { copy } from '@/copy'
import { back, open, relaunch, replace, rewrite } from '@/routing/navigation'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { splitView } from '@/platform/split-view'
import { router } from '@/platform/router'
import type { Readiness } from '@/platform/ports/session'
import { openDocument } from '@/actions/open-document'
import { listenToToasts, toasts, toastTexts } from '../support/toasts'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: jest.fn(),
    navigateTo: jest.fn(),
    redirectTo: jest.fn(),
    reLaunch: jest.fn(),
    navigateBack: jest.fn(),
  },
}))
jest.mock('@/api/share', () => ({ ...jest.requireActual<object>('@/api/share'), makeShareKey: jest.fn() }))

type Call = 'getCurrentPages' | 'navigateTo' | 'redirectTo' | 'reLaunch' | 'navigateBack'
const taro = Taro as unknown as Record<Call, jest.Mock>
const prepare = jest.spyOn(router, 'prepare')
const mint = jest.mocked(makeShareKey)

function later<T>() {
  let keep: (value: T) => void = () => {}
  const promise = new Promise<T>(resolve => (keep = resolve))
  return { promise, keep }
}
const stackOf = (depth: number) => taro.getCurrentPages.mockReturnValue(Array(depth).fill({}))

beforeEach(() => {
  jest.resetAllMocks()
  listenToToasts()
  stackOf(2)
  prepare.mockResolvedValue('ready')
  // A browser, unless a test says otherwise.
  jest.spyOn(host, 'current').mockReturnValue('browser')
  jest.spyOn(host, 'isSinglePage').mockReturnValue(false)
  jest.spyOn(router, 'url').mockImplementation(({ address }) => address)
})

test('a screen opens once its code is there', async () => {
  const code = later<Readiness>()
  prepare.mockReturnValue(code.promise)
  const opening = open('case-detail', { jid: '1' })
  expect(prepare).toHaveBeenCalledWith('pages/detail/case')
  expect(taro.navigateTo).not.toHaveBeenCalled()
  code.keep('ready')
  expect(await opening).toBe(true)
  expect(taro.navigateTo).toHaveBeenCalledWith({ url: '/case-detail/1' })
})

test('one that cannot be had is told, and a second wish tries again', async () => {
  prepare.mockResolvedValueOnce('failed')
  expect(await replace('law-list')).toBe(false)
  expect(taro.redirectTo).not.toHaveBeenCalled()
  expect(toastTexts()).toEqual([copy.error.network])
  expect(await replace('law-list')).toBe(true)
  expect(taro.redirectTo).toHaveBeenCalledTimes(1)
})

test.each<Readiness>(['ready', 'failed'])(
  'of two claims the later one counts, whenever the first is %s',
  async outcome => {
    const slow = later<Readiness>()
    prepare.mockReturnValueOnce(slow.promise)
    const first = open('case-list')
    expect(await relaunch('law-list')).toBe(true)
    slow.keep(outcome)
    expect(await first).toBe(false)
    expect(taro.navigateTo).not.toHaveBeenCalled()
    expect(toasts()).toEqual([])
  },
)

test('back takes a wish back, by our key or by the browser’s', async () => {
  const slow = later<Readiness>()
  prepare.mockReturnValueOnce(slow.promise)
  const first = open('case-list')
  void back()
  slow.keep('ready')
  expect(await first).toBe(false)
  prepare.mockResolvedValueOnce('left')
  expect(await open('case-list')).toBe(false)
  expect(taro.navigateTo).not.toHaveBeenCalled()
  expect(taro.navigateBack).toHaveBeenCalledTimes(1)
})

describe('back from the screen one came in by', () => {
  const close = jest.spyOn(bridge, 'close')
  beforeEach(() => {
    close.mockReset()
    taro.getCurrentPages.mockReturnValue([{}])
  })

  test('closes the wrapper’s page', async () => {
    close.mockResolvedValue(true)
    await back()
    expect(taro.reLaunch).not.toHaveBeenCalled()
  })

  test('leads home where nothing closes', async () => {
    close.mockResolvedValue(undefined)
    await back()
    expect(taro.reLaunch).toHaveBeenCalledTimes(1)
  })

  test('is not asked for on a screen above it', async () => {
    taro.getCurrentPages.mockReturnValue([{}, {}])
    await back()
    expect(taro.navigateBack).toHaveBeenCalledTimes(1)
    expect(close).not.toHaveBeenCalled()
  })
})

test('a second tap while the host is on its way changes nothing', async () => {
  const way = later<void>()
  taro.navigateTo.mockReturnValueOnce(way.promise)
  const first = open('case-list')
  await Promise.resolve()
  await Promise.resolve()
  expect(taro.navigateTo).toHaveBeenCalledTimes(1)
  expect(await open('case-list')).toBe(false)
  way.keep()
  expect(await first).toBe(true)
  expect(taro.navigateTo).toHaveBeenCalledTimes(1)
})

describe('a document that needs a key first', () => {
  const key = () => later<Awaited<ReturnType<typeof makeShareKey>>>()
  const opened = () => taro.navigateTo.mock.calls.map(([{ url }]: [{ url: string }]) => url)
  beforeEach(() => void jest.spyOn(host, 'current').mockReturnValue('weapp'))

  test('opens with it', async () => {
    mint.mockResolvedValue({ ok: true, data: 'k1' })
    expect(await openDocument('case-detail', { jid: '1' })).toBe(true)
    expect(opened()).toEqual(['/case-detail/1?secretKey=k1'])
  })

  test('gives way to the one wished for after it', async () => {
    const [slow, quick] = [key(), key()]
    mint.mockReturnValueOnce(slow.promise).mockReturnValueOnce(quick.promise)
    const first = openDocument('case-detail', { jid: '1' })
    const second = openDocument('case-detail', { jid: '2' })
    quick.keep({ ok: true, data: 'k2' })
    expect(await second).toBe(true)
    slow.keep({ ok: true, data: 'k1' })
    expect(await first).toBe(false)
    expect(opened()).toEqual(['/case-detail/2?secretKey=k2'])
  })

  test('does not come after a reader who has gone back', async () => {
    const slow = key()
    mint.mockReturnValueOnce(slow.promise)
    const first = openDocument('case-detail', { jid: '1' })
    stackOf(1)
    slow.keep({ ok: false, error: { id: 'network' } })
    expect(await first).toBe(false)
    expect(opened()).toEqual([])
    expect(toasts()).toEqual([])
  })
})

describe('from a list that is seen beside what it has opened', () => {
  const above = (pages: number) => jest.spyOn(splitView, 'pagesAbove').mockReturnValue(pages)

  test('another document takes the place of the one beside it', async () => {
    above(1)
    await open('case-detail', { jid: '2' })
    expect(taro.redirectTo).toHaveBeenCalledWith({ url: '/case-detail/2' })
    expect(taro.navigateTo).not.toHaveBeenCalled()
  })

  test('and of all that this one has led to', async () => {
    above(3)
    await open('case-detail', { jid: '2' })
    expect(taro.navigateBack).toHaveBeenCalledWith({ delta: 2 })
    expect(taro.redirectTo).toHaveBeenCalledWith({ url: '/case-detail/2' })
  })

  test('where one was when one tapped counts, not where one is by the time it opens', async () => {
    const code = later<Readiness>()
    prepare.mockReturnValue(code.promise)
    above(1)
    const opening = open('case-detail', { jid: '2' })
    above(0)
    code.keep('ready')
    await opening
    expect(taro.redirectTo).toHaveBeenCalledWith({ url: '/case-detail/2' })
  })

  test('another search closes it before the address says so', async () => {
    above(1)
    const routerRewrite = jest.spyOn(router, 'rewrite')
    taro.navigateBack.mockImplementation(() => expect(routerRewrite).not.toHaveBeenCalled())
    await rewrite('case-list', { query: '[]' })
    expect(taro.navigateBack).toHaveBeenCalledWith({ delta: 1 })
    expect(routerRewrite).toHaveBeenCalledWith('/case-list?query=%5B%5D')
  })
})
