import Taro from '@tarojs/taro'

/** WeChat's own page on the mini-program's privacy, which its console makes; older ones of WeChat have none. */
export const privacy = {
  isTold: () => Taro.canIUse('openPrivacyContract'),
  show: () => Taro.openPrivacyContract({}),
}
