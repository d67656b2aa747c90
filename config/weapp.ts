import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { PIXELS } from './pixels'

export const mini = {
  optimizeMainPackage: { enable: true },
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: {
    pxtransform: { enable: true, config: PIXELS },
    cssModules: { enable: false },
  },
} satisfies IMiniAppConfig<'webpack5'>
