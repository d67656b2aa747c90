/** Replaces Taro in tests for Node, where Taro cannot run. Storage is in memory. Tests mock further functions. */
const store = new Map<string, string>()

export default {
  getStorageSync: (key: string) => store.get(key) ?? '',
  setStorageSync: (key: string, value: string) => void store.set(key, value),
  removeStorageSync: (key: string) => void store.delete(key),
  canIUse: () => false,
  env: {},
  getFileSystemManager: () => ({ rmdir: () => undefined }),
  getStorageInfoSync: () => ({ keys: [...store.keys()] }),
}
