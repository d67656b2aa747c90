import fc from 'fast-check'
import { storage } from '@/platform/storage'
import { defineEntry, defineSharedEntry } from '@/platform/storage/keys'
import { integerGuard, listOf, textGuard, headerWordGuard } from '@domain/guards'
import { storage as h5 } from '@/platform/storage/index.h5'
import { fakeStorage, restoreGlobals, setGlobal, setGlobals } from './globals'

afterEach(() => {
  storage.clear()
  h5.clear()
  restoreGlobals()
})

describe('on H5', () => {
  test('what is written is read, and removed when removed', () => {
    setGlobals({ localStorage: fakeStorage() })
    expect(h5.write('a', '1')).toBe(true)
    expect(h5.read('a')).toBe('1')
    h5.remove('a')
    expect(h5.read('a')).toBeUndefined()
  })

  test('what another tab writes is seen at once', () => {
    const localStorage = fakeStorage()
    setGlobals({ localStorage })
    h5.write('a', '1')
    localStorage.setItem('a', '2')
    expect(h5.read('a')).toBe('2')
  })

  test('clearing spares the keys to keep', () => {
    setGlobals({ localStorage: fakeStorage({ a: '1', b: '2', c: '3' }) })
    h5.clear(['b'])
    expect(['a', 'b', 'c'].map(key => h5.read(key))).toEqual([undefined, '2', undefined])
  })

  test('all keys that begin alike go together', () => {
    setGlobals({ localStorage: fakeStorage({ 'a:1': '1', 'a:2': '2', b: '3' }) })
    h5.removeAll('a:')
    expect(['a:1', 'a:2', 'b'].map(key => h5.read(key))).toEqual([undefined, undefined, '3'])
  })

  test('given a disabled storage, everything works until the app ends', () => {
    setGlobal('localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    expect(h5.read('a')).toBeUndefined()
    expect(h5.write('a', '1')).toBe(false)
    expect(h5.read('a')).toBe('1')
    h5.remove('a')
    expect(h5.read('a')).toBeUndefined()
    h5.write('b', '1')
    expect(() => h5.clear()).not.toThrow()
    expect(h5.read('b')).toBeUndefined()
  })

  test('given a full storage, the new value wins over the old one that could not be replaced', () => {
    const localStorage = fakeStorage({ a: 'old' })
    const setItem = jest.fn(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    setGlobals({
      localStorage: Object.setPrototypeOf(localStorage, { ...Object.getPrototypeOf(localStorage), setItem }),
    })
    expect(h5.write('a', 'new')).toBe(false)
    expect(h5.read('a')).toBe('new')
    h5.remove('a')
    expect(h5.read('a')).toBeUndefined()
  })

  test('given a storage that lets nothing go, what was removed is gone all the same', () => {
    const localStorage = fakeStorage({ token: 'old' })
    const removeItem = jest.fn(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    setGlobals({
      localStorage: Object.setPrototypeOf(localStorage, { ...Object.getPrototypeOf(localStorage), removeItem }),
    })
    h5.remove('token')
    expect(h5.read('token')).toBeUndefined()
  })

  test('once there is room again, the store is what counts', () => {
    const localStorage = fakeStorage()
    setGlobals({ localStorage: undefined })
    h5.write('a', 'memory')
    setGlobals({ localStorage })
    h5.write('a', 'stored')
    expect(localStorage.getItem('a')).toBe('stored')
    localStorage.setItem('a', 'later')
    expect(h5.read('a')).toBe('later')
  })
})

describe('an entry of ours', () => {
  const entry = defineEntry({ key: 'steps', version: 2, parse: listOf(integerGuard(1, 8), 3) })

  test('is kept with its version', () => {
    entry.set([1, 2])
    expect(JSON.parse(storage.read('steps') ?? '')).toEqual({ v: 2, d: [1, 2] })
    expect(entry.get()).toEqual([1, 2])
  })

  test.each([
    ['broken', '{"v":2,"d":['],
    ['foreign', 'hello'],
    ['somebody else’s object', '{"data":[1]}'],
    ['an older version', '{"v":1,"d":[1]}'],
    ['a newer version', '{"v":3,"d":[1]}'],
    ['of the wrong type', '{"v":2,"d":{"0":1}}'],
    ['without data', '{"v":2}'],
    ['null', 'null'],
    ['a list', '[2,[1]]'],
    ['a number', '2'],
    ['empty', ''],
  ])('reads what is %s as absent, and leaves it alone', (_, raw) => {
    storage.write('steps', raw)
    expect(entry.get()).toBeUndefined()
    expect(storage.read('steps')).toBe(raw || undefined)
  })

  test('is written over garbage, and removed', () => {
    storage.write('steps', 'garbage')
    expect(entry.set([3])).toBe(true)
    expect(entry.get()).toEqual([3])
    entry.remove()
    expect(entry.get()).toBeUndefined()
  })

  test('drops unsound members and what is beyond its length', () => {
    storage.write('steps', JSON.stringify({ v: 2, d: [1, 'two', 9, 3, 4, 5] }))
    expect(entry.get()).toEqual([1, 3, 4])
  })

  test('comes back as it was, whatever its text', () => {
    const texts = defineEntry({ key: 'texts', version: 1, parse: listOf(textGuard(200), 60) })
    const values = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }), { maxLength: 60 })
    fc.assert(
      fc.property(values, value => {
        expect(texts.set(value)).toBe(true)
        expect(texts.get()).toEqual(value)
      }),
    )
  })

  test('never throws and never returns a wrong type, whatever is found', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), raw => {
        storage.write('steps', raw)
        expect(entry.get() ?? []).toEqual(expect.any(Array))
      }),
    )
  })
})

describe('an entry shared with the native wrapper and other sites', () => {
  const token = defineSharedEntry({ key: 'token', parse: headerWordGuard })

  test('is read and written as they do it: bare', () => {
    storage.write('token', 'abc.DEF-123_~+/=')
    expect(token.get()).toBe('abc.DEF-123_~+/=')
    token.set('next')
    expect(storage.read('token')).toBe('next')
  })

  test.each([
    '',
    ' ',
    'a b',
    'a\nb',
    'a\u0000',
    '令牌',
    '{"v":1,"d":"abc"}',
    '{"broken',
    '["a"]',
    '"a"',
    'x'.repeat(4097),
  ])('refuses %j, read or written', raw => {
    storage.write('token', raw)
    expect(token.get()).toBeUndefined()
    storage.remove('token')
    expect(token.set(raw)).toBe(false)
    expect(storage.read('token')).toBeUndefined()
  })

  test('comes back as it was, for every word', () => {
    const words = fc.stringMatching(/^[a-zA-Z\d._~+/=:|-]{1,200}$/)
    fc.assert(
      fc.property(words, value => {
        expect(token.set(value)).toBe(true)
        expect(token.get()).toBe(value)
      }),
    )
  })
})
