import Taro from '@tarojs/taro'
import { host } from '@/platform/host'
import type { ClickEvent } from './port'

/** Where and when something was tapped. */
export const describeClick = (name: string): ClickEvent => ({
  name,
  page: Taro.getCurrentInstance().router?.path ?? '',
  host: host.current(),
  at: Date.now(),
})
