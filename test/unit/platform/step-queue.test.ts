import type { queueStep as QueueStep } from '@/platform/router/history-steps'

const mockRouter: { showPage?: () => void } = {}
jest.mock('@tarojs/runtime', () => ({
  eventCenter: { on: (_: string, listener: () => void) => (mockRouter.showPage = listener) },
}))
const showPage = () => mockRouter.showPage?.()

const { queueStep } = jest.requireActual<{ queueStep: typeof QueueStep }>('@/platform/router/history-steps')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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
