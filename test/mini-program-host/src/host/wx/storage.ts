import { type StorageFailure } from '../handle'
import { asynchronous, refuse } from './asynchronous'

const ENTRY_LIMIT = 1024 * 1024
const TOTAL_LIMIT = 10 * 1024 * 1024

const entries = new Map<string, string>()
let failing: StorageFailure = 'never'

const size = (text: string) => new TextEncoder().encode(text).length
const total = () => [...entries.values()].reduce((sum, text) => sum + size(text), 0)

export const failStorage = (when: StorageFailure) => (failing = when)
export const storageContent = () => Object.fromEntries([...entries].map(([key, text]) => [key, JSON.parse(text)]))

export function fillStorage(content: Record<string, unknown>) {
  for (const [key, data] of Object.entries(content)) entries.set(key, JSON.stringify(data))
}

function read(key: string): { data: unknown } | undefined {
  if (failing === 'reading') refuse('storage is broken')
  const text = entries.get(key)
  return text === undefined ? undefined : { data: JSON.parse(text) }
}

const dataOf = (key: string) => read(key)?.data ?? ''

function write(key: string, data: unknown) {
  if (failing === 'writing') refuse('storage is broken')
  const text = JSON.stringify(data) ?? '""'
  if (size(text) > ENTRY_LIMIT) refuse('entry size limit reached')
  if (total() - size(entries.get(key) ?? '') + size(text) > TOTAL_LIMIT) refuse('exceed storage max size 10Mb')
  entries.set(key, text)
}

const remove = (key: string) => (failing === 'writing' ? refuse('storage is broken') : entries.delete(key))
const info = () => ({
  keys: [...entries.keys()],
  currentSize: Math.ceil(total() / 1024),
  limitSize: TOTAL_LIMIT / 1024,
})

/** Returns the synchronous form of a function. It throws the error that the asynchronous form reports. */
function throwing<A extends unknown[], R>(name: string, work: (...args: A) => R) {
  return (...args: A): R => {
    try {
      return work(...args)
    } catch (error) {
      const errMsg = `${name}:fail ${(error as Error).message}`
      throw Object.assign(new Error(errMsg), { errMsg })
    }
  }
}

export const storageApi = {
  ...asynchronous({
    getStorage: ({ key }: { key: string }) => read(key) ?? refuse('data not found'),
    setStorage: ({ key, data }: { key: string; data: unknown }) => write(key, data),
    removeStorage: ({ key }: { key: string }) => void remove(key),
    clearStorage: () => entries.clear(),
    getStorageInfo: info,
  }),
  getStorageSync: throwing('getStorageSync', dataOf),
  batchGetStorageSync: throwing('batchGetStorageSync', (keys: string[]) => keys.map(dataOf)),
  setStorageSync: throwing('setStorageSync', write),
  removeStorageSync: throwing('removeStorageSync', (key: string) => void remove(key)),
  clearStorageSync: throwing('clearStorageSync', () => entries.clear()),
  getStorageInfoSync: info,
}
