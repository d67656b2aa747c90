import Taro from '@tarojs/taro'

export const haptic = {
  /** Confirms a switch or a removal by a short vibration. */
  light: () => void Taro.vibrateShort({ type: 'light' }).catch(() => undefined),
}
