import type { IH5Config } from '@tarojs/taro/types/compile'
import { requireWithEsbuild } from '@tarojs/helper'
import path from 'node:path'
import { devServer } from './dev-server'
import { FinishH5 } from './finish-h5'
import { PIXELS, QUIET_SASS } from './pixels'

// Taro's CLI transpiles this folder only; the route table is one floor away.
const { customRoutes } = requireWithEsbuild(
  path.resolve(__dirname, '../src/routing/page-tree.ts'),
) as typeof import('../src/routing/page-tree')
const { ROUTES } = requireWithEsbuild(
  path.resolve(__dirname, '../src/routing/routes.ts'),
) as typeof import('../src/routing/routes')

/** The blocks of src/ui on one page, for those who build them: `GALLERY=1`. Nobody waits for its bytes. */
const isGallery = process.env.GALLERY === '1'

const galleryRoute = isGallery ? { '/pages/gallery/index': ['/gallery', '/gallery/:name/:note'] } : {}

export const h5 = {
  publicPath: `${process.env.BASENAME ?? ''}/`,
  staticDirectory: 'static',
  devServer,
  esnextModules: ['taro-ui'],
  sassLoaderOption: QUIET_SASS,
  router: {
    mode: 'browser',
    basename: process.env.BASENAME ?? '',
    customRoutes: { ...galleryRoute, ...customRoutes() },
  },
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css',
  },
  postcss: {
    autoprefixer: { enable: true },
    pxtransform: { enable: true, config: PIXELS },
    cssModules: { enable: false },
  },
  webpackChain(chain) {
    chain.resolve.alias.set('@tarojs/router$', path.resolve(__dirname, '../src/routing/h5-router.ts'))
    chain.resolve.alias.set('@tarojs/components$', path.resolve(__dirname, '../src/platform/elements/h5-elements.ts'))
    chain.resolve.alias.set('query-string$', path.resolve(__dirname, '../src/platform/router/query-string.ts'))
    chain.module
      .rule('movable')
      .test(/taro-ui[\\/]lib[\\/]components[\\/]swipe-action/)
      .resolve.alias.set('@tarojs/components$', path.resolve(__dirname, '../src/platform/elements/movable.ts'))
    chain.performance.hints(false)
    if (process.env.NODE_ENV === 'production' && !isGallery)
      chain.plugin('finish').use(FinishH5, [customRoutes(), ROUTES])
    // What several pages use comes once, where it weighs something; what is small comes with each, since on a slow line
    // every file more costs a list a twelfth of a second. No page loads another's code.
    chain.optimization.splitChunks({
      chunks: 'all',
      minSize: 0,
      cacheGroups: {
        default: { minChunks: 2, chunks: 'async', minSize: 45_000, priority: 0, reuseExistingChunk: true },
        defaultVendors: false,
        components: {
          name: 'components',
          test: /node_modules[\\/]@tarojs[\\/]components/,
          minChunks: 2,
          chunks: 'async',
          priority: 10,
          reuseExistingChunk: true,
        },
        vendor: { name: 'vendor', test: /node_modules/, chunks: 'initial', priority: 5 },
      },
    })
  },
} satisfies IH5Config<'webpack5'>
