import { fingerprint } from '@/platform/fingerprint'
import { storage } from '@/platform/storage'
import { restoreGlobals, setGlobals } from './globals'

afterEach(() => {
  storage.clear()
  restoreGlobals()
})

test('is 128 bits, made once and kept', () => {
  const id = fingerprint.id()
  expect(id).toMatch(/^[\da-f]{32}$/)
  expect(fingerprint.id()).toBe(id)
  expect(storage.read('fingerprintId')).toBe(id)
})

test('comes from a good source where there is one', () => {
  setGlobals({ crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(0x0a) } })
  expect(fingerprint.id()).toBe('0a'.repeat(16))
})

test('two installations differ, even without a good source', () => {
  setGlobals({ crypto: undefined })
  const id = fingerprint.id()
  storage.clear()
  expect(id).toMatch(/^[\da-f]{32}$/)
  expect(fingerprint.id()).not.toBe(id)
})

test('garbage under its key is replaced', () => {
  storage.write('fingerprintId', 'someone@example.com')
  expect(fingerprint.id()).toMatch(/^[\da-f]{32}$/)
})
