/** A sandboxed frame, where any access to the browser's database throws an error. */
import { hasDatabases } from '@/platform/vault/database.h5'

afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))

const define = (get: () => unknown) => Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get })

test('a database that may not be asked for is none', () => {
  define(() => {
    throw new Error('SecurityError')
  })
  expect(hasDatabases()).toBe(false)
})

test('without any there is none, and one that is there is one', () => {
  define(() => undefined)
  expect(hasDatabases()).toBe(false)
  define(() => ({}))
  expect(hasDatabases()).toBe(true)
})
