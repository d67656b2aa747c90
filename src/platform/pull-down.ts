import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Of a page whose config says that it can be pulled down: WeChat's mark stays above it until the new answer is there. */
export const usePullDown = (refresh: () => Promise<unknown>) =>
  usePullDownRefresh(() => void refresh().finally(() => Taro.stopPullDownRefresh()))
