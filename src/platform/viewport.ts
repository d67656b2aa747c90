import Taro from '@tarojs/taro'
import { windowInfo } from './system-info'

export const viewport = {
  /** Returns the size of the window in px. */
  size() {
    const { windowWidth, windowHeight } = windowInfo()
    return { width: windowWidth, height: windowHeight }
  },

  /** Calls the listener when the window's size changes. Returns a function that stops this. */
  onResize(listener: () => void) {
    const onWindowResize = () => listener()
    Taro.onWindowResize(onWindowResize)
    return () => Taro.offWindowResize(onWindowResize)
  },

  /**
   * Returns the space that a header must leave free, at its top and at its right, for WeChat's capsule button.
   * Returns `undefined` if the page has no capsule button.
   */
  headerInsets(): { top: number; right: number } | undefined {
    const { left, width } = Taro.getMenuButtonBoundingClientRect()
    const { safeArea, statusBarHeight = 0, windowWidth } = windowInfo()
    const right = windowWidth - left
    // On a computer the capsule button may lie outside the page. Some Android phones report a safe area that
    // starts at 0, under the status bar.
    return width > 0 && right ? { top: safeArea?.top || statusBarHeight, right } : undefined
  },
}
