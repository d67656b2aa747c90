import Taro from '@tarojs/taro'
import { appInfo } from './system-info'

export const theme = {
  current: (): 'light' | 'dark' => (appInfo().theme === 'dark' ? 'dark' : 'light'),
  /** Tells that it changed; answers how to stop listening. */
  onChange(listener: () => void) {
    const told = () => listener()
    Taro.onThemeChange(told)
    return () => Taro.offThemeChange(told)
  },
}
