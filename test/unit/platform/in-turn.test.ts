import type { inTurn as InTurn } from '@/platform/router/step-queue'

const mockHost: { shown?: () => void } = {}
jest.mock('@tarojs/runtime', () => ({ eventCenter: { on: (_: string, done: () => void) => (mockHost.shown = done) } }))
const shown = () => mockHost.shown?.()

const { inTurn } = jest.requireActual<{ inTurn: typeof InTurn }>('@/platform/router/step-queue')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a step waits until the page of the last one is shown', () => {
  const taken: string[] = []
  for (const step of ['on', 'back', 'on again']) inTurn(() => taken.push(step))
  expect(taken).toEqual(['on'])
  shown()
  expect(taken).toEqual(['on', 'back'])
  shown()
  shown()
  expect(taken).toEqual(['on', 'back', 'on again'])
})

test('a step after which no page is shown holds the next one up for a second', () => {
  const taken: string[] = []
  inTurn(() => taken.push('nowhere'))
  inTurn(() => taken.push('home'))
  jest.advanceTimersByTime(999)
  expect(taken).toEqual(['nowhere'])
  jest.advanceTimersByTime(1)
  expect(taken).toEqual(['nowhere', 'home'])
  shown()
})
