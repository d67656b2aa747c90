import Taro from '@tarojs/taro'

/** WeChat's privacy page of the mini-program, written in WeChat's console. Older versions of WeChat have none. */
export const privacyPolicy = {
  isAvailable: () => Taro.canIUse('openPrivacyContract'),
  show: () => Taro.openPrivacyContract({}),
}
