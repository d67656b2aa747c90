/** Pages and addresses of the browser. */
import { layerEntry } from '@/platform/router/history-steps'
import { pageChunks } from '@/platform/router/pages'
import { router } from '@/platform/router/index.h5'
import { gate } from '../../support/time'
import { restoreGlobals, setGlobals } from './globals'

jest.mock('@tarojs/runtime', () => ({ eventCenter: { on: () => undefined } }))
const mockOnce = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { eventCenter: { once: (...call: unknown[]) => mockOnce(...call) as unknown } },
}))

const page = new EventTarget()
const replaceState = jest.fn()
const visit = (state: unknown) =>
  setGlobals({
    window: Object.assign(page, { location: { pathname: '/list', search: '?q=1' }, history: { state, replaceState } }),
  })

beforeEach(() => {
  jest.useFakeTimers()
  replaceState.mockClear()
  layerEntry.rewritten = ''
  visit(null)
})
afterEach(() => {
  jest.useRealTimers()
  restoreGlobals()
})

describe('the code of a page', () => {
  const load = jest.spyOn(pageChunks, 'load')
  const leave = () => page.dispatchEvent(new Event('popstate'))

  test.each([
    ['that loads', false, true, 'ready'],
    ['that fails', false, false, 'failed'],
    ['that loads after the reader went back', true, true, 'left'],
    ['that fails after the reader went back', true, false, 'left'],
  ])('%s', async (_, goesBack, loads, outcome) => {
    const chunk = gate()
    load.mockReturnValueOnce(chunk.opened.then(() => (loads ? undefined : Promise.reject(new Error('offline')))))
    const preparing = router.prepare('pages/a/index')
    if (goesBack) leave()
    chunk.open()
    expect(await preparing).toBe(outcome)
  })

  test('that takes longer than a call has failed', async () => {
    load.mockReturnValueOnce(new Promise(() => undefined))
    const preparing = router.prepare('pages/a/index')
    await jest.advanceTimersByTimeAsync(15_000)
    expect(await preparing).toBe('failed')
  })
})

describe('a rewritten address', () => {
  test.each([
    ['of a page with a layer is that below the layer', { idx: 1, usr: { isLayer: true } }, '', '/list?q=2'],
    ['of the first page leaves nothing below a layer', null, '/list?q=0', ''],
    ['of a later page leaves what is below a layer', { idx: 1 }, '/list?q=0', '/list?q=0'],
  ])('%s', (_, state, before, after) => {
    visit(state)
    layerEntry.rewritten = before
    router.rewrite('/elsewhere?q=2')
    expect(replaceState).toHaveBeenCalledWith(state, '', '/list?q=2')
    expect(layerEntry.rewritten).toBe(after)
  })
})

test('the visible address is the path with its query', () => {
  expect([router.address(), router.isAt('/list?q=1'), router.isAt('/list')]).toEqual(['/list?q=1', true, false])
})

test('the next page is there once the router has changed', async () => {
  mockOnce.mockImplementation((_: string, listener: () => void) => listener())
  await router.nextPage()
  expect(mockOnce).toHaveBeenCalledWith('__afterTaroRouterChange', expect.any(Function))
})
