import Taro from '@tarojs/taro'
import type { VisibilityPort } from './port'

let shown = true
Taro.onAppShow(() => (shown = true))
Taro.onAppHide(() => (shown = false))

export const visibility: VisibilityPort = {
  visible: () => shown,
  onChange(listener) {
    const onShow = () => listener(true)
    const onHide = () => listener(false)
    Taro.onAppShow(onShow)
    Taro.onAppHide(onHide)
    return () => {
      Taro.offAppShow(onShow)
      Taro.offAppHide(onHide)
    }
  },
}
