import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import path from 'node:path'

type Chain = Parameters<NonNullable<IMiniAppConfig<'webpack5'>['webpackChain']>>[0]

/**
 * The cache of compiled scripts. Its keys are their content and options, so the next build of a target compiles only
 * changed scripts.
 */
const FOLDER = path.resolve(__dirname, '../node_modules/.cache/babel')

export function addBabelCache(chain: Chain) {
  chain.module
    .rule('script')
    .use('babelLoader')
    .tap((options: object) => ({
      ...options,
      cacheDirectory: path.join(FOLDER, `${process.env.TARO_ENV}-${process.env.NODE_ENV}`),
      cacheCompression: false,
    }))
}
