import type { IH5Config } from '@tarojs/taro/types/compile'
import { requireWithEsbuild } from '@tarojs/helper'
import path from 'node:path'

// Taro's CLI transpiles this folder only; the route table is one floor away.
const { customRoutes } = requireWithEsbuild(
  path.resolve(__dirname, '../src/routes.ts'),
) as typeof import('../src/routes')

export const h5 = {
  publicPath: `${process.env.BASENAME ?? ''}/`,
  staticDirectory: 'static',
  esnextModules: ['taro-ui'],
  router: { mode: 'browser', basename: process.env.BASENAME ?? '', customRoutes: customRoutes() },
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css',
  },
  postcss: {
    autoprefixer: { enable: true },
    pxtransform: { enable: true, config: { minRootSize: 16, maxRootSize: 20 } },
    cssModules: { enable: false },
  },
  webpackChain(chain) {
    chain.resolve.alias.set('@tarojs/router$', path.resolve(__dirname, '../src/platform/router/h5-router.ts'))
    chain.performance.hints(false)
    // One copy of the built-in components for all pages, instead of one in each page's chunk.
    chain.optimization.splitChunks({
      chunks: 'all',
      minSize: 0,
      cacheGroups: {
        default: false,
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
