import type { IH5Config } from '@tarojs/taro/types/compile'
import { requireWithEsbuild } from '@tarojs/helper'
import path from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'
import { babelCache } from './babel-cache'
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

/** Lines of the entry that Taro writes for the app. */
interface EntryOptions {
  loaderMeta: Record<'extraImportForWeb' | 'execBeforeCreateWebApp', string>
}

const withoutPulling = (lines: string) => lines.replace(/^.*PullToRefresh.*\n/gm, '')

/** What H5 puts in the place of a file of Taro's. */
const platform = (name: string) => path.resolve(__dirname, '../src/platform', name)

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
    // Those of the app itself come by src/routing/h5-router.ts, from the table that the app has anyway.
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
    pxtransform: { enable: true, config: PIXELS },
    cssModules: { enable: false },
  },
  webpackChain(chain) {
    babelCache(chain)
    chain.resolve.alias.set('@tarojs/router$', path.resolve(__dirname, '../src/routing/h5-router.ts'))
    chain.resolve.alias.set('@tarojs/taro', platform('elements/h5-taro.ts'))
    chain.resolve.alias.set('@tarojs/components$', platform('elements/h5-elements.ts'))
    chain.resolve.alias.set('query-string$', platform('router/query-string.ts'))
    // An icon font and what a browser starts with, as scripts: the first nobody uses, the second stands in src/styles/app.scss.
    for (const sheet of ['global.css', 'dist/taro-components/taro-components.css'])
      chain.resolve.alias.set(`@tarojs/components/${sheet}`, false as never)
    // So that what a page alone asks of Taro comes with that page.
    chain.module
      .rule('taro-by-function')
      .test(/h5-taro\.ts$/)
      .merge({ sideEffects: false })
    // No page is pulled down, and the machine of Taro's elements would come along.
    chain.plugin('mainPlugin').tap((args: EntryOptions[]) => {
      for (const { loaderMeta } of args) {
        loaderMeta.extraImportForWeb = withoutPulling(loaderMeta.extraImportForWeb)
        loaderMeta.execBeforeCreateWebApp = withoutPulling(loaderMeta.execBeforeCreateWebApp)
      }
      return args
    })
    chain
      .plugin('page-title')
      .use(NormalModuleReplacementPlugin, [/[./]navigation-bar\.js$/, platform('router/page-title.ts')])
    chain
      .plugin('page-scroll')
      .use(NormalModuleReplacementPlugin, [/events\/scroll\.js$/, platform('router/page-scroll.ts')])
    chain
      .plugin('page-style')
      .use(NormalModuleReplacementPlugin, [/^\.\.\/style\.js$/, platform('router/page-style.ts')])
    chain.module
      .rule('movable')
      .test(/taro-ui[\\/]lib[\\/]components[\\/]swipe-action/)
      .resolve.alias.set('@tarojs/components$', platform('elements/movable.ts'))
    chain.performance.hints(false)
    if (process.env.NODE_ENV === 'production')
      chain.plugin('finish').use(FinishH5, [{ addresses: customRoutes(), routes: ROUTES, compressed: !isGallery }])
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
