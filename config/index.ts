import { defineConfig } from '@tarojs/cli'
import path from 'node:path'
import { h5Options } from './h5'
import { weappOptions } from './weapp'
import { buildConstants } from './constants'
import { terserOptions } from './terser'

/**
 * taro-ui's styles assume a screen 750 px wide, the app's styles 375. Files of the app that only restyle
 * taro-ui assume 750 too.
 */
const designWidth = (input?: { file?: string }) =>
  /node_modules[\\/]taro-ui|[\\/]taro-ui\.scss$/.test(input?.file ?? '') ? 750 : 375

const root = path.resolve(__dirname, '..')
/** Sources outside `src` that must be compiled: paths of the services, and a package published for newer browsers. */
const compile = { include: ['types/api/paths.ts', 'node_modules/uqr'].map(name => path.join(root, name)) }

const outputRoot = process.env.OUT ?? `dist/${process.env.TARO_ENV}`

/** Returns copy patterns for files of `src` that WeChat reads unchanged. */
const copied = (names: string[]) => names.map(name => ({ from: `src/${name}`, to: `${outputRoot}/${name}` }))

export default defineConfig(async () => ({
  projectName: 'alpha-search',
  designWidth: designWidth as never,
  deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  sourceRoot: 'src',
  outputRoot,
  plugins: ['templates.ts', 'page-settings.ts'].map(name => path.resolve(__dirname, 'plugins', name)),
  copy: {
    patterns:
      process.env.TARO_ENV === 'weapp'
        ? copied(['sitemap.json', 'share-cover.png'])
        : [{ from: 'src/app-icons', to: outputRoot }],
    options: {},
  },
  defineConstants: buildConstants(process.env),
  alias: {
    '@': path.join(root, 'src'),
    '@domain': path.join(root, 'src/domain'),
    '@contract': path.join(root, 'types/api'),
  },
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  logger: { quiet: true, stats: false },
  terser: terserOptions,
  mini: { ...weappOptions, compile },
  h5: { ...h5Options, compile },
}))
