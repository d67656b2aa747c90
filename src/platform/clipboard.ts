import Taro from '@tarojs/taro'

export const clipboard = {
  /**
   * Copies a text and returns whether that succeeded. Hides WeChat's own 内容已复制, because the app shows its own message.
   */
  copy: (data: string): Promise<boolean> =>
    Taro.setClipboardData({ data, success: () => void Taro.hideToast() }).then(
      () => true,
      () => false,
    ),
}
