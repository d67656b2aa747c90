import Taro from '@tarojs/taro'

export const clipboard = {
  /** Answers whether the host took it. */
  copy: (data: string): Promise<boolean> =>
    Taro.setClipboardData({ data }).then(
      () => true,
      () => false,
    ),
}
