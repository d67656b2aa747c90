import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { DefinePlugin } from 'webpack'
import { babelCache } from './babel-cache'
import { ecCanvas } from './ec-canvas'
import { PIXELS, QUIET_SASS } from './pixels'
import { cacheGroups } from './weapp-chunks'

export const mini = {
  sassLoaderOption: QUIET_SASS,
  // Makes pages require their package's own file. Taro's splitting is off: it creates a file for each shared module.
  optimizeMainPackage: { enable: true, exclude: [() => true] },
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: {
    pxtransform: { enable: true, config: PIXELS },
    cssModules: { enable: false },
  },
  webpackChain(chain) {
    babelCache(chain)
    ecCanvas(chain)
    // Used only for images in charts and for SVG maps, which the app does not have: WeChat lacks both.
    chain.plugin('browser').use(DefinePlugin, [{ Image: 'undefined', DOMParser: 'undefined' }])
    chain.optimization.splitChunks({ chunks: 'all', maxInitialRequests: Infinity, minSize: 0, cacheGroups })
  },
} satisfies IMiniAppConfig<'webpack5'>
