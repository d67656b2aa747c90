import Taro from '@tarojs/taro'

export const haptic = {
  /** So that a finger feels that something was switched or taken away. */
  light: () => void Taro.vibrateShort({ type: 'light' }).catch(() => undefined),
}
