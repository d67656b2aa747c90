import Taro from '@tarojs/taro'
import { windowInfo } from './system-info'

export const viewport = {
  /** The window's size in px. */
  size() {
    const { windowWidth, windowHeight } = windowInfo()
    return { width: windowWidth, height: windowHeight }
  },

  /** Calls the listener when the window's size changes. Returns a function that stops it. */
  onResize(listener: () => void) {
    const onWindowResize = () => listener()
    Taro.onWindowResize(onWindowResize)
    return () => Taro.offWindowResize(onWindowResize)
  },

  /** The space a header leaves above itself and for WeChat's capsule at its right. Undefined without a capsule. */
  headerInsets(): { top: number; right: number } | undefined {
    const { left, width } = Taro.getMenuButtonBoundingClientRect()
    const { safeArea, statusBarHeight = 0, windowWidth } = windowInfo()
    const right = windowWidth - left
    // On a computer the capsule may be outside the page.
    // Some Android phones report a safe area that starts at 0, under the status bar.
    return width > 0 && right ? { top: safeArea?.top || statusBarHeight, right } : undefined
  },
}
