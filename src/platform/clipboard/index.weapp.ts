import Taro from '@tarojs/taro'
import type { ClipboardPort } from './port'

export const clipboard: ClipboardPort = {
  copy: data =>
    Taro.setClipboardData({ data }).then(
      () => true,
      () => false,
    ),
}
