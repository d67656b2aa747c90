import Taro from '@tarojs/taro'

/** Base libraries before 2.20.1 report window and app together. */
export const windowInfo = () => (Taro.canIUse('getWindowInfo') ? Taro.getWindowInfo() : Taro.getSystemInfoSync())

export const appInfo = () => (Taro.canIUse('getAppBaseInfo') ? Taro.getAppBaseInfo() : Taro.getSystemInfoSync())
