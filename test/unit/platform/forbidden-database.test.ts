/** A sandboxed frame, where any access to the browser's database throws an error. */
import { hasDatabases, requestResult, whenCommitted } from '@/platform/vault/database.h5'
import { vault } from '@/platform/vault/index.h5'
import { textStorage } from '@/platform/vault/texts.h5'

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

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

test('where there is none, nothing is stored and nothing fails', async () => {
  // The limit of a request would outlive the test.
  jest.useFakeTimers()
  const text = { id: 'a', title: '甲', route: 'case-detail', params: {}, bytes: 1, readAt: 1 }
  expect([await vault.write('u', [{ id: 'a' }]), await vault.read('u')]).toEqual([false, []])
  expect([await textStorage.write('u', text, '正文'), await textStorage.list('u')]).toEqual([false, []])
  expect(await textStorage.read('u', 'a')).toBeUndefined()
  await vault.clear('u')
  await textStorage.remove('u', ['a'])
  vault.watch(() => undefined)
})

test.each([
  ['a reason', new Error('full'), 'full'],
  ['no reason', null, 'refused'],
])('a request or a transaction that fails for %s rejects', async (_, error, message) => {
  const request = { error } as IDBRequest
  const result = requestResult(request)
  request.onerror!(undefined as never)
  await expect(result).rejects.toThrow(message)
  const transaction = { error } as IDBTransaction
  const committed = whenCommitted(transaction)
  transaction.onabort!(undefined as never)
  await expect(committed).rejects.toThrow(message)
})
