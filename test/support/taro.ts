/** Taro for the tests in Node, where its own code cannot run: a store in memory. Whoever needs more of it mocks that. */
const kept = new Map<string, string>()

export default {
  getStorageSync: (key: string) => kept.get(key) ?? '',
  setStorageSync: (key: string, value: string) => void kept.set(key, value),
  removeStorageSync: (key: string) => void kept.delete(key),
  canIUse: () => false,
  env: {},
  getFileSystemManager: () => ({ rmdir: () => undefined }),
  getStorageInfoSync: () => ({ keys: [...kept.keys()] }),
}
