import Taro from '@tarojs/taro'
import { resilient } from './resilient'

export const storage = resilient({
  read: key => {
    const value: unknown = Taro.getStorageSync(key)
    // A key that is not there reads as an empty string.
    return value === '' ? undefined : value
  },
  write: (key, value) => Taro.setStorageSync(key, value),
  remove: key => Taro.removeStorageSync(key),
  keys: () => Taro.getStorageInfoSync().keys,
})
