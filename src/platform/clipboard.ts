import Taro from '@tarojs/taro'

export const clipboard = {
  /** Answers whether the host took it. WeChat's own 内容已复制 goes at once: the app says where the text can be used. */
  copy: (data: string): Promise<boolean> =>
    Taro.setClipboardData({ data, success: () => void Taro.hideToast() }).then(
      () => true,
      () => false,
    ),
}
