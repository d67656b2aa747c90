import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { DefinePlugin } from 'webpack'
import { babelCache } from './babel-cache'
import { ecCanvas } from './ec-canvas'
import { PIXELS, QUIET_SASS } from './pixels'
import { cacheGroups } from './weapp-chunks'

export const mini = {
  sassLoaderOption: QUIET_SASS,
  // Taro has pages require their package's own file. Its way to divide is left out: a file for each module that two packages use.
  optimizeMainPackage: { enable: true, exclude: [() => true] },
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
    chain.optimization.splitChunks({ chunks: 'all', maxInitialRequests: Infinity, minSize: 0, cacheGroups })
  },
} satisfies IMiniAppConfig<'webpack5'>
