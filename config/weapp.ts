import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { DefinePlugin } from 'webpack'
import { addBabelCache } from './babel-cache'
import { replaceEcCanvasImports } from './ec-canvas'
import { PX_TRANSFORM_OPTIONS, QUIET_SASS_OPTIONS } from './pixels'
import { cacheGroups } from './weapp-chunks'

export const weappOptions = {
  sassLoaderOption: QUIET_SASS_OPTIONS,
  // Each page requires the file of its own package. Taro's splitting is off, because it creates a file for each shared
  // module.
  optimizeMainPackage: { enable: true, exclude: [() => true] },
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: {
    pxtransform: { enable: true, config: PX_TRANSFORM_OPTIONS },
    cssModules: { enable: false },
  },
  webpackChain(chain) {
    addBabelCache(chain)
    replaceEcCanvasImports(chain)
    // Removes the globals for images in charts and for SVG maps. The app has neither, and WeChat lacks both
    // globals.
    chain.plugin('browser').use(DefinePlugin, [{ Image: 'undefined', DOMParser: 'undefined' }])
    chain.optimization.splitChunks({ chunks: 'all', maxInitialRequests: Infinity, minSize: 0, cacheGroups })
  },
} satisfies IMiniAppConfig<'webpack5'>
