import Taro from '@tarojs/taro'
import { resilientStorage } from './resilient'

/**
 * The stored values by key; `undefined` before the first read. They are always up to date, because only this
 * app writes to the storage.
 */
let entries: Map<string, unknown> | undefined

/** Reads all keys in one call, which needs base library 2.25. On older ones each key is read at its first use. */
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
  return new Map(keys.map((key, index) => [key, values[index]]))
}

const stored = () => (entries ??= readEntries())

function read(key: string) {
  if (!stored().has(key)) return undefined
  const value: unknown = stored().get(key) ?? Taro.getStorageSync(key)
  stored().set(key, value)
  // WeChat returns an empty string for a missing key.
  return value === '' ? undefined : value
}

export const storage = resilientStorage({
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
