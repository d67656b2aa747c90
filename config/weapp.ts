import type { IMiniAppConfig } from '@tarojs/taro/types/compile'

export const mini = {
  optimizeMainPackage: { enable: true },
  postcss: {
    pxtransform: { enable: true },
    cssModules: { enable: false },
  },
} satisfies IMiniAppConfig<'webpack5'>
