import { bridge } from '@/platform/bridge'
import type * as historySteps from '@/platform/router/history-steps'
import { restoreGlobals, setGlobals } from './globals'

const mockRouter: { showPage?: () => void } = {}
jest.mock('@tarojs/runtime', () => ({
  eventCenter: { on: (_: string, listener: () => void) => (mockRouter.showPage = listener) },
}))
const showPage = () => mockRouter.showPage?.()

const { historyPosition, layerEntry, leaveApp, queueStep } = jest.requireActual<typeof historySteps>(
  '@/platform/router/history-steps',
)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  restoreGlobals()
})

test('a step waits until the page of the previous one is shown', () => {
  const started: string[] = []
  for (const step of ['on', 'back', 'on again']) queueStep(() => started.push(step))
  expect(started).toEqual(['on'])
  showPage()
  expect(started).toEqual(['on', 'back'])
  showPage()
  showPage()
  expect(started).toEqual(['on', 'back', 'on again'])
})

test('a step that shows no page delays the next one by a second', () => {
  const started: string[] = []
  queueStep(() => started.push('nowhere'))
  queueStep(() => started.push('home'))
  jest.advanceTimersByTime(999)
  expect(started).toEqual(['nowhere'])
  jest.advanceTimersByTime(1)
  expect(started).toEqual(['nowhere', 'home'])
  showPage()
})

test.each([
  ['the browser, in its history', false, [1, 0]],
  ['the native wrapper, by closing the page', true, [0, 1]],
])('the first page is left to %s', (_, isInside, calls) => {
  const back = jest.fn()
  setGlobals({ window: { history: { back } } })
  jest.spyOn(bridge, 'available').mockReturnValue(isInside)
  const close = jest.spyOn(bridge, 'close').mockReset().mockResolvedValue(true)
  leaveApp()
  expect([back.mock.calls.length, close.mock.calls.length]).toEqual(calls)
})

test.each([
  [null, 0, false],
  [{ idx: 2, usr: null }, 2, false],
  [{ idx: 1, usr: { isLayer: true } }, 1, true],
])('of the entry %j the position is %i, and a layer’s: %s', (state, position, isLayer) => {
  setGlobals({ window: { history: { state } } })
  expect([historyPosition(), layerEntry.isCurrent()]).toEqual([position, isLayer])
})
