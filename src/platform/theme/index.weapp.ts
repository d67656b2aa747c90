import Taro from '@tarojs/taro'
import type { ThemePort } from './port'

export const theme: ThemePort = {
  current: () => (Taro.getAppBaseInfo().theme === 'dark' ? 'dark' : 'light'),
  onChange(listener) {
    const told = () => listener()
    Taro.onThemeChange(told)
    return () => Taro.offThemeChange(told)
  },
}
