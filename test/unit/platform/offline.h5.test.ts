/** @jest-environment jsdom */
/** The service worker, and what is forgotten with a logout. */
import type { Host } from '@/platform/ports/session'
import { offline } from '@/platform/offline/index.h5'
import { settings } from '@/platform/settings'
import { restoreGlobals, setGlobals } from './globals'

let mockHost: Host
jest.mock('@/platform/host', () => ({ host: { current: () => mockHost } }))
jest.mock('@/platform/idle.h5', () => ({ whenIdle: (work: () => void) => work() }))

const register = jest.fn()
const post = jest.fn()
const worker = (serviceWorker: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })

beforeEach(() => {
  mockHost = 'browser'
  register.mockReset().mockResolvedValue(undefined)
  post.mockReset()
  settings.offline = true
  worker({ register, controller: { postMessage: post } })
})
const { allSettled } = Promise
afterEach(() => {
  Promise.allSettled = allSettled
  Reflect.deleteProperty(navigator, 'serviceWorker')
  restoreGlobals()
})

test('the worker is registered, and a refusal is no trouble', async () => {
  register.mockRejectedValue(new Error('SecurityError'))
  offline.begin()
  await Promise.resolve()
  expect(register.mock.calls).toEqual([[`${settings.basename}/service-worker.js`]])
})

test.each([
  ['a deployment that stores nothing', () => void (settings.offline = false)],
  ['the native app', () => void (mockHost = 'app')],
  ['a browser without workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  ['a browser before 2019', () => Reflect.deleteProperty(Promise, 'allSettled')],
])('in %s there is no worker', (_, change) => {
  change()
  offline.begin()
  expect(register).not.toHaveBeenCalled()
})

test('the worker and the database forget', () => {
  const deleteDatabase = jest.fn()
  setGlobals({ indexedDB: { deleteDatabase } })
  offline.forget()
  expect([post.mock.calls, deleteDatabase.mock.calls]).toEqual([[['forget']], [['texts']]])
})

test.each([
  ['a page that no worker controls yet', { register, controller: null }],
  ['a browser without workers', undefined],
])('%s, without a database, forgets nothing and does not fail', (_, serviceWorker) => {
  worker(serviceWorker)
  expect(() => offline.forget()).not.toThrow()
})
