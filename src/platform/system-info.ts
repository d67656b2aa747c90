import Taro from '@tarojs/taro'

/** Returns the properties of the window. Base libraries before 2.20.1 have one function for window and app together. */
export const windowInfo = () => (Taro.canIUse('getWindowInfo') ? Taro.getWindowInfo() : Taro.getSystemInfoSync())

export const appInfo = () => (Taro.canIUse('getAppBaseInfo') ? Taro.getAppBaseInfo() : Taro.getSystemInfoSync())
