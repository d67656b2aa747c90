import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Refreshes a page that enables pull-down in its config. WeChat's spinner stays until the refresh ends. */
export const usePullDown = (refresh: () => Promise<unknown>) =>
  usePullDownRefresh(() => void refresh().finally(() => Taro.stopPullDownRefresh()))
