import { whenIdle } from '@/platform/idle.h5'
import { restoreGlobals, setGlobals } from './globals'

const deed = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  deed.mockReset()
})
afterEach(() => {
  restoreGlobals()
  jest.useRealTimers()
})

test('what may pay later waits until the reader has what they came for, and until nothing else is to be done', () => {
  const requestIdleCallback = jest.fn()
  setGlobals({ navigator: {}, window: { requestIdleCallback } })
  whenIdle(deed)
  jest.advanceTimersByTime(499)
  expect(requestIdleCallback).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(requestIdleCallback).toHaveBeenCalledWith(deed)
  expect(deed).not.toHaveBeenCalled()
})

test('a browser that knows no idleness does it then', () => {
  setGlobals({ navigator: {}, window: {} })
  whenIdle(deed)
  jest.advanceTimersByTime(500)
  expect(deed).toHaveBeenCalledTimes(1)
})

test('who saves data is spared', () => {
  setGlobals({ navigator: { connection: { saveData: true } }, window: {} })
  whenIdle(deed)
  jest.advanceTimersByTime(60_000)
  expect(deed).not.toHaveBeenCalled()
})
