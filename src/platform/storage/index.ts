import Taro from '@tarojs/taro'
import { resilient } from './resilient'

/** What is stored, by key; undefined where it was not read yet. It stays true, since nobody but this app writes there. */
let entries: Map<string, unknown> | undefined

/** Base library 2.25. Where it is older, or refuses, a key is read once it is asked for. */
function readTogether(keys: string[]): unknown[] {
  try {
    return keys.length && Taro.canIUse('batchGetStorageSync') ? Taro.batchGetStorageSync(keys) : []
  } catch {
    return []
  }
}

function readEntries() {
  const { keys } = Taro.getStorageInfoSync()
  const values = readTogether(keys)
  return new Map(keys.map((key, at) => [key, values[at]]))
}

const stored = () => (entries ??= readEntries())

function read(key: string) {
  if (!stored().has(key)) return undefined
  const value: unknown = stored().get(key) ?? Taro.getStorageSync(key)
  stored().set(key, value)
  // An empty string says that nothing is stored.
  return value === '' ? undefined : value
}

export const storage = resilient({
  read,
  write(key, value) {
    Taro.setStorageSync(key, value)
    entries?.set(key, value)
  },
  remove(key) {
    Taro.removeStorageSync(key)
    entries?.delete(key)
  },
  keys: () => [...stored().keys()],
})
