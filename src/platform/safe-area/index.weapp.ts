import Taro from '@tarojs/taro'
import type { SafeAreaPort } from './port'

export const safeArea: SafeAreaPort = {
  insets() {
    const { safeArea: area, screenWidth, screenHeight } = Taro.getWindowInfo()
    if (!area) return { top: 0, right: 0, bottom: 0, left: 0 }
    return { top: area.top, right: screenWidth - area.right, bottom: screenHeight - area.bottom, left: area.left }
  },
  capsuleWidth() {
    const { left, width } = Taro.getMenuButtonBoundingClientRect()
    // On a computer the capsule may be outside the page.
    return width > 0 ? Taro.getWindowInfo().windowWidth - left : 0
  },
  window() {
    const { windowWidth, windowHeight } = Taro.getWindowInfo()
    return { width: windowWidth, height: windowHeight }
  },
  onResize(listener) {
    const told = () => listener()
    Taro.onWindowResize(told)
    return () => Taro.offWindowResize(told)
  },
}
