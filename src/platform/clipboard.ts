import Taro from '@tarojs/taro'

export const clipboard = {
  /** Returns whether the text was copied. Hides WeChat's own 内容已复制: the app shows a message of its own. */
  copy: (data: string): Promise<boolean> =>
    Taro.setClipboardData({ data, success: () => void Taro.hideToast() }).then(
      () => true,
      () => false,
    ),
}
