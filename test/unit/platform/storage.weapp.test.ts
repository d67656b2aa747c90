/** The storage of the mini-program, as a newly started app reads it. */
import type { StoragePort } from '@/platform/ports/data'

const refuse = () => {
  throw new Error('setStorageSync:fail exceed storage max size')
}

/** A launch on a device where this is stored, with the functions of its base library. */
function launch(content: Record<string, unknown>, canIUse: (name: string) => boolean) {
  const entries = new Map(Object.entries(content))
  const valueOf = (key: string) => (entries.has(key) ? entries.get(key) : '')
  const host = {
    canIUse,
    getStorageInfoSync: jest.fn(() => ({ keys: [...entries.keys()] })),
    getStorageSync: jest.fn(valueOf),
    batchGetStorageSync: jest.fn((keys: string[]) => keys.map(valueOf)),
    setStorageSync: jest.fn((key: string, value: unknown) => void entries.set(key, value)),
    removeStorageSync: jest.fn((key: string) => void entries.delete(key)),
  }
  let storage!: StoragePort
  jest.isolateModules(() => {
    jest.doMock('@tarojs/taro', () => ({ __esModule: true, default: host }))
    storage = jest.requireActual<{ storage: StoragePort }>('@/platform/storage').storage
  })
  const reads = () =>
    [host.getStorageInfoSync, host.batchGetStorageSync, host.getStorageSync].map(({ mock }) => mock.calls.length)
  return { ...host, storage, entries, reads }
}

const LIBRARIES = [
  ['new', () => true],
  ['old', () => false],
] as const

afterEach(() => jest.dontMock('@tarojs/taro'))

test('all is read at once, whatever is asked for', () => {
  const device = launch({ token: 'abc', elder: '{"v":1,"d":true}' }, () => true)
  for (const key of ['token', 'elder', 'token', 'absent']) device.storage.read(key)
  device.storage.write('absent', '1')
  expect(device.storage.read('absent')).toBe('1')
  expect(device.reads()).toEqual([1, 1, 0])
})

test('an old base library reads what is stored and asked for, once', () => {
  const device = launch({ token: 'abc', elder: '{"v":1,"d":true}' }, () => false)
  for (const key of ['token', 'token', 'absent']) device.storage.read(key)
  expect(device.reads()).toEqual([1, 0, 1])
})

test('a base library that will not read all at once reads key by key', () => {
  const device = launch({ token: 'abc' }, () => true)
  device.batchGetStorageSync.mockImplementation(refuse)
  expect(device.storage.read('token')).toBe('abc')
})

test('a device that has nothing is asked for its keys only', () => {
  const device = launch({}, () => true)
  expect(device.storage.read('token')).toBeUndefined()
  expect(device.reads()).toEqual([1, 0, 0])
})

describe.each(LIBRARIES)('with a %s base library', (_, canIUse) => {
  test('what an app before this one stored is read under its key', () => {
    const device = launch({ token: 'abc', 'read-items': '{"v":1,"d":["a"]}' }, canIUse)
    expect(device.storage.read('token')).toBe('abc')
    expect(device.storage.read('read-items')).toBe('{"v":1,"d":["a"]}')
  })

  test('what is written is stored and read, and gone when removed', () => {
    const device = launch({ a: '1' }, canIUse)
    device.storage.write('a', '2')
    device.storage.write('b', '3')
    expect(['a', 'b'].map(device.storage.read)).toEqual(['2', '3'])
    expect(Object.fromEntries(device.entries)).toEqual({ a: '2', b: '3' })
    device.storage.remove('a')
    expect(device.storage.read('a')).toBeUndefined()
    expect(Object.fromEntries(device.entries)).toEqual({ b: '3' })
  })

  test('a key that is not there, or holds no text, is absent', () => {
    const device = launch({ object: { a: 1 }, number: 7, nothing: null }, canIUse)
    for (const key of ['object', 'number', 'nothing', 'absent']) expect(device.storage.read(key)).toBeUndefined()
  })

  test('all go but the keys to keep, those written just now among them', () => {
    const device = launch({ 'a:1': '1', b: '2' }, canIUse)
    device.storage.write('a:2', '3')
    device.storage.removeAll('a:')
    expect(Object.fromEntries(device.entries)).toEqual({ b: '2' })
    device.storage.write('c', '4')
    device.storage.clear(['c'])
    expect(Object.fromEntries(device.entries)).toEqual({ c: '4' })
  })

  test('a host that throws is never heard of, and what it refuses lives on', () => {
    const device = launch({ a: '1' }, canIUse)
    device.getStorageInfoSync.mockImplementation(refuse)
    device.setStorageSync.mockImplementationOnce(refuse)
    expect(device.storage.read('a')).toBeUndefined()
    expect(device.storage.write('a', '2')).toBe(false)
    expect(device.storage.read('a')).toBe('2')
    device.storage.clear()
    expect(device.removeStorageSync).toHaveBeenCalledWith('a')
  })

  test('a store that cannot be read at first is read again', () => {
    const device = launch({ a: '1' }, canIUse)
    device.getStorageInfoSync.mockImplementationOnce(refuse)
    expect(device.storage.read('a')).toBeUndefined()
    expect(device.storage.read('a')).toBe('1')
  })
})
