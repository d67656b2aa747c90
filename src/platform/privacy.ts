import Taro from '@tarojs/taro'

/**
 * Opens the mini-program's privacy page, which the operator writes in WeChat's console. Older versions of WeChat have
 * none.
 */
export const privacyPolicy = {
  isAvailable: () => Taro.canIUse('openPrivacyContract'),
  show: () => Taro.openPrivacyContract({}),
}
