import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { DefinePlugin } from 'webpack'
import { babelCache } from './babel-cache'
import { ecCanvas } from './ec-canvas'
import { PIXELS, QUIET_SASS } from './pixels'
import { cacheGroups } from './weapp-chunks'

export const weappBuild = {
  sassLoaderOption: QUIET_SASS,
  // Makes pages require the file of their own package. Taro's splitting is off, because it creates a file for
  // each shared module.
  optimizeMainPackage: { enable: true, exclude: [() => true] },
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: {
    pxtransform: { enable: true, config: PIXELS },
    cssModules: { enable: false },
  },
  webpackChain(chain) {
    babelCache(chain)
    ecCanvas(chain)
    // Removes the globals for images in charts and for SVG maps. The app has neither, and WeChat lacks both
    // globals.
    chain.plugin('browser').use(DefinePlugin, [{ Image: 'undefined', DOMParser: 'undefined' }])
    chain.optimization.splitChunks({ chunks: 'all', maxInitialRequests: Infinity, minSize: 0, cacheGroups })
  },
} satisfies IMiniAppConfig<'webpack5'>
