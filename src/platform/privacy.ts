import Taro from '@tarojs/taro'

/** WeChat's privacy page of the mini-program, written in WeChat's console. Older versions of WeChat have none. */
export const privacy = {
  isAvailable: () => Taro.canIUse('openPrivacyContract'),
  show: () => Taro.openPrivacyContract({}),
}
