import Taro from '@tarojs/taro'

export const haptic = {
  /** Vibrates briefly to confirm a switch or a removal. */
  light: () => void Taro.vibrateShort({ type: 'light' }).catch(() => undefined),
}
