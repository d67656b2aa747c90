import Taro from '@tarojs/taro'
import type { HostPort } from './port'

/** The scene of a page in Moments; its mini-program is another launch. */
const MOMENTS = 1154

export const host: HostPort = {
  current: () => 'weapp',
  isSinglePage: () => Taro.getLaunchOptionsSync().scene === MOMENTS,
}
