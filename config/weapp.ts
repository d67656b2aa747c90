import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { DefinePlugin } from 'webpack'
import { babelCache } from './babel-cache'
import { ecCanvas } from './ec-canvas'
import { PIXELS, QUIET_SASS } from './pixels'

export const mini = {
  sassLoaderOption: QUIET_SASS,
  // What only sub-packages use, as the reader, is in each of them that does: home waits for none of it.
  optimizeMainPackage: { enable: true },
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: {
    pxtransform: { enable: true, config: PIXELS },
    cssModules: { enable: false },
  },
  webpackChain(chain) {
    babelCache(chain)
    ecCanvas(chain)
    // For pictures in charts and maps of SVG, which there are none of: WeChat has neither.
    chain.plugin('browser').use(DefinePlugin, [{ Image: 'undefined', DOMParser: 'undefined' }])
  },
} satisfies IMiniAppConfig<'webpack5'>
