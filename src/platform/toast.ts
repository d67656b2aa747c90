/** A short message over the screen, which goes by itself. */
import Taro from '@tarojs/taro'
import { LIMITS } from '@domain/limits'

export const toast = (title: string, duration: number = LIMITS.toast.usual) =>
  void Taro.showToast({ title, icon: 'none', duration })
