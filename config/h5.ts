import type { IH5Config } from '@tarojs/taro/types/compile'
import { requireWithEsbuild } from '@tarojs/helper'
import path from 'node:path'
import { ids, NormalModuleReplacementPlugin } from 'webpack'
import { addBabelCache } from './babel-cache'
import { devServerOptions } from './dev-server'
import { FinishH5Plugin } from './finish-h5'
import { PX_TRANSFORM_OPTIONS, QUIET_SASS_OPTIONS } from './pixels'

// Taro's CLI transpiles this folder only, so other sources are loaded by esbuild.
const { customRoutes, ROUTES } = requireWithEsbuild(
  path.resolve(__dirname, '../src/routing/routes.ts'),
) as typeof import('../src/routing/routes')

/** Code that Taro adds to the generated entry of the app. */
interface EntryOptions {
  loaderMeta: Record<'extraImportForWeb' | 'execBeforeCreateWebApp', string>
}

const withoutPulling = (lines: string) => lines.replace(/^.*PullToRefresh.*\n/gm, '')

/** Returns the path of a file of src/platform. It replaces a file of Taro on H5. */
const platform = (name: string) => path.resolve(__dirname, '../src/platform', name)

/** `GALLERY=1` adds a page with the components of src/ui. Only developers use such a build, so it is not compressed. */
const isGallery = process.env.GALLERY === '1'

const galleryRoute = isGallery ? { '/pages/gallery/index': ['/gallery', '/gallery/:name/:note'] } : {}

export const h5Options = {
  publicPath: `${process.env.BASENAME ?? ''}/`,
  staticDirectory: 'static',
  devServer: devServerOptions,
  esnextModules: ['taro-ui'],
  sassLoaderOption: QUIET_SASS_OPTIONS,
  router: {
    mode: 'browser',
    basename: process.env.BASENAME ?? '',
    // Only the gallery's route is configured here. src/routing/h5-router.ts passes the app's routes to Taro.
    customRoutes: galleryRoute,
  },
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css',
  },
  postcss: {
    autoprefixer: { enable: true },
    pxtransform: { enable: true, config: PX_TRANSFORM_OPTIONS },
    cssModules: { enable: false },
  },
  webpackChain(chain) {
    addBabelCache(chain)
    chain.resolve.alias.set('@tarojs/router$', path.resolve(__dirname, '../src/routing/h5-router.ts'))
    chain.resolve.alias.set('@tarojs/taro', platform('elements/h5-taro.ts'))
    chain.resolve.alias.set('@tarojs/components$', platform('elements/h5-elements.ts'))
    chain.resolve.alias.set('query-string$', platform('router/query-string.ts'))
    // Leaves out an icon font, which the app does not use, and browser defaults, which src/styles/app.scss
    // contains.
    for (const sheet of ['global.css', 'dist/taro-components/taro-components.css'])
      chain.resolve.alias.set(`@tarojs/components/${sheet}`, false as never)
    // Splits Taro by function. A function that only one page uses is then loaded with that page.
    chain.module
      .rule('taro-by-function')
      .test(/h5-taro\.ts$/)
      .merge({ sideEffects: false })
    // Leaves out Taro's pull-to-refresh, which no page uses. It would load the runtime of Taro's elements.
    chain.plugin('mainPlugin').tap((args: EntryOptions[]) => {
      for (const { loaderMeta } of args) {
        loaderMeta.extraImportForWeb = withoutPulling(loaderMeta.extraImportForWeb)
        loaderMeta.execBeforeCreateWebApp = withoutPulling(loaderMeta.execBeforeCreateWebApp)
      }
      return args
    })
    for (const part of [/[./]navigation-bar\.js$/, /events\/scroll\.js$/, /^\.\.\/style\.js$/])
      chain.plugin(`page-parts ${part}`).use(NormalModuleReplacementPlugin, [part, platform('router/page-parts.ts')])
    chain.module
      .rule('movable')
      .test(/taro-ui[\\/]lib[\\/]components[\\/]swipe-action/)
      .resolve.alias.set('@tarojs/components$', platform('elements/movable.ts'))
    chain.performance.hints(false)
    if (process.env.NODE_ENV === 'production')
      chain
        .plugin('finish')
        .use(FinishH5Plugin, [{ addresses: customRoutes(), routes: ROUTES, compressed: !isGallery }])
    // Module ids of four digits suffice. From the 501st module on, webpack uses five, which adds 300 bytes to a first
    // load.
    chain.optimization.set('moduleIds', false)
    chain.plugin('short module ids').use(ids.DeterministicModuleIdsPlugin, [{ maxLength: 4, fixedLength: true }])
    // Large modules of several pages share a chunk. Small ones are copied into each page, because each further file
    // delays a list by 80 ms on a slow line. No page loads another page's code.
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
