import Taro from '@tarojs/taro'
import type { HostPort } from '../ports/session'

/** The number by which WeChat marks a page that was opened from Moments. */
const MOMENTS = 1154

let scene: number | undefined

export const host: HostPort = {
  current: () => 'weapp',
  isSinglePage: () => (scene ??= Taro.getLaunchOptionsSync().scene) === MOMENTS,
}
