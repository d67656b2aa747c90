import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { PIXELS } from './pixels'

export const mini = {
  // What several sub-packages share, as the reader, is in the main package once, and not in each of them.
  optimizeMainPackage: { enable: false },
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: {
    pxtransform: { enable: true, config: PIXELS },
    cssModules: { enable: false },
  },
} satisfies IMiniAppConfig<'webpack5'>
