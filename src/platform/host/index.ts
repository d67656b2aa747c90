import Taro from '@tarojs/taro'
import type { HostPort } from './port'

/** The scene of a single page opened from Moments. */
const MOMENTS = 1154

let scene: number | undefined

export const host: HostPort = {
  current: () => 'weapp',
  isSinglePage: () => (scene ??= Taro.getLaunchOptionsSync().scene) === MOMENTS,
}
