import Taro from '@tarojs/taro'
import type { KeyboardPort } from './port'

export const keyboard: KeyboardPort = {
  onHeight(listener) {
    const told = ({ height }: { height: number }) => listener(Math.max(0, height))
    Taro.onKeyboardHeightChange(told)
    return () => Taro.offKeyboardHeightChange(told)
  },
  // Rejects when there is no keyboard, which is what was asked for.
  hide: () => void Taro.hideKeyboard().catch(() => undefined),
}
