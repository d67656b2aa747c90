import Taro from '@tarojs/taro'

/** Libraries before 2.20.1 tell of window and app together. */
export const windowInfo = () => (Taro.canIUse('getWindowInfo') ? Taro.getWindowInfo() : Taro.getSystemInfoSync())

export const appInfo = () => (Taro.canIUse('getAppBaseInfo') ? Taro.getAppBaseInfo() : Taro.getSystemInfoSync())
