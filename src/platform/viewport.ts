import Taro from '@tarojs/taro'
import { windowInfo } from './system-info'

export const viewport = {
  /** The window that the page is drawn in, in px. */
  size() {
    const { windowWidth, windowHeight } = windowInfo()
    return { width: windowWidth, height: windowHeight }
  },

  /** Told when the window has another size; answers how to stop listening. */
  onResize(listener: () => void) {
    const told = () => listener()
    Taro.onWindowResize(told)
    return () => Taro.offWindowResize(told)
  },

  /** What a header leaves free above itself and for WeChat's capsule at its right; nothing where there is no capsule. */
  headerInsets(): { top: number; right: number } | undefined {
    const { left, width } = Taro.getMenuButtonBoundingClientRect()
    const { safeArea, statusBarHeight = 0, windowWidth } = windowInfo()
    const right = windowWidth - left
    // On a computer the capsule may be outside the page.
    // Some Androids tell of a safe area that begins at 0, under their status bar.
    return width > 0 && right ? { top: safeArea?.top || statusBarHeight, right } : undefined
  },
}
