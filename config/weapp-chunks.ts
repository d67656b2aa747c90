/**
 * Divides the mini-program's modules into files. WeChat runs every file that a page requires before it shows the page.
 * So each sub-package has one file for modules that its pages share. The main package has a few files for all pages.
 */
import { requireWithEsbuild } from '@tarojs/helper'
import path from 'node:path'
import type { Chunk, ChunkGraph, Module } from 'webpack'

const { SUB_PACKAGES } = requireWithEsbuild(
  path.resolve(__dirname, '../src/routing/packages.ts'),
) as typeof import('../src/routing/packages')

interface Context {
  chunkGraph: ChunkGraph
}

type Test = (module: Module, context: Context) => boolean

const isIn = (root: string) => (chunk: Chunk) => chunk.name?.startsWith(`${root}/`) === true
const isInMain = (chunk: Chunk) => !SUB_PACKAGES.some(root => isIn(root)(chunk))

const isUsedByMain: Test = (module, { chunkGraph }) => [...chunkGraph.getModuleChunks(module)].some(isInMain)

const isFrom =
  (folder: RegExp): Test =>
  (module, context) =>
    folder.test(module.nameForCondition() ?? '') && isUsedByMain(module, context)

/**
 * Returns the rule for the modules of a sub-package. If two sub-packages use a module that the main package does not
 * use, each gets a copy, because neither may require the other's files. The module still runs only once.
 */
const ofSubPackage = (root: string) => ({
  name: `${root}/sub-vendors`,
  chunks: isIn(root),
  test: (...args: Parameters<Test>) => !isUsedByMain(...args),
  minChunks: 2,
})

/** Taro makes the app and every page require chunks with these names. */
export const cacheGroups = {
  default: false,
  defaultVendors: false,
  taro: { name: 'taro', test: isFrom(/node_modules[\\/]@tarojs[\\/]/), priority: 100 },
  vendors: { name: 'vendors', test: isFrom(/node_modules/), minChunks: 2, priority: 10 },
  common: { name: 'common', test: isUsedByMain, minChunks: 2, priority: 1 },
  ...Object.fromEntries(SUB_PACKAGES.map(root => [root, ofSubPackage(root)])),
}
