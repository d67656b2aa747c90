import Taro from '@tarojs/taro'
import { appInfo } from './system-info'

export const theme = {
  current: (): 'light' | 'dark' => (appInfo().theme === 'dark' ? 'dark' : 'light'),
  /** Calls the listener when the theme changes. Returns a function that stops this. */
  onChange(listener: () => void) {
    const onThemeChange = () => listener()
    Taro.onThemeChange(onThemeChange)
    return () => Taro.offThemeChange(onThemeChange)
  },
}
