import Taro from '@tarojs/taro'
import type { ScrollPort } from './port'

export const scroll: ScrollPort = {
  to: scrollTop => void Taro.pageScrollTo({ scrollTop, duration: 0 }),
}
