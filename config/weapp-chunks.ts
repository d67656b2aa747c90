/**
 * Which script, and which style sheet, holds what in the mini-program. WeChat runs each file that a page requires before it shows
 * the page: so a sub-package has one for what several of its pages use, and the main package a few for all.
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

const liesIn = (root: string) => (chunk: Chunk) => chunk.name?.startsWith(`${root}/`) === true
const liesInMain = (chunk: Chunk) => !SUB_PACKAGES.some(root => liesIn(root)(chunk))

const isUsedByMain: Test = (module, { chunkGraph }) => [...chunkGraph.getModuleChunks(module)].some(liesInMain)

const isOf =
  (folder: RegExp): Test =>
  (module, context) =>
    folder.test(module.nameForCondition() ?? '') && isUsedByMain(module, context)

/** A module that two packages use, and the main one does not, is in both: neither may require a file of the other. It runs once. */
const ofSubPackage = (root: string) => ({
  name: `${root}/sub-vendors`,
  chunks: liesIn(root),
  test: (...asked: Parameters<Test>) => !isUsedByMain(...asked),
  minChunks: 2,
})

/** Taro has every page and the app require what has these names. */
export const cacheGroups = {
  default: false,
  defaultVendors: false,
  taro: { name: 'taro', test: isOf(/node_modules[\\/]@tarojs[\\/]/), priority: 100 },
  vendors: { name: 'vendors', test: isOf(/node_modules/), minChunks: 2, priority: 10 },
  common: { name: 'common', test: isUsedByMain, minChunks: 2, priority: 1 },
  ...Object.fromEntries(SUB_PACKAGES.map(root => [root, ofSubPackage(root)])),
}
