/** Checks a bundle on disk, without running it. */
import { statSync } from 'node:fs'
import path from 'node:path'
import { type Bundle } from './pack/bundle'
import { foreignGlobals } from './pack/foreign-globals'
import { preloadedBytes, unknownPreloads } from './pack/preloads'
import { refusedStyles } from './pack/styles'
import { compileTemplates } from './pack/templates'

export { type Bundle, openBundle } from './pack/bundle'

const KB = 1024
const MB = 1024 * KB

/** The most bytes that WeChat accepts for one package, the main one or another, and for all packages together. */
export const PACKAGE_LIMITS = { each: 2 * MB, total: 30 * MB }

/** The most bytes that the pages of one package may preload together. */
const PRELOADED = 2 * MB

/** The bytes on disk, as WeChat counts them. */
export interface Sizes {
  main: number
  subPackages: Record<string, number>
  total: number
}

const NOT_UPLOADED = /\.(LICENSE\.txt|map)$|(^|\/)project\.config\.json$/

export function measurePackages({ root, files, subPackages }: Bundle): Sizes {
  const size = (names: string[]) => names.reduce((sum, name) => sum + statSync(path.join(root, name)).size, 0)
  const uploaded = files.filter(file => !NOT_UPLOADED.test(file))
  const inside = (name: string) => uploaded.filter(file => file.startsWith(`${name}/`))
  const total = size(uploaded)
  const sizes = Object.fromEntries(subPackages.map(name => [name, size(inside(name))]))
  return { main: total - Object.values(sizes).reduce((sum, each) => sum + each, 0), subPackages: sizes, total }
}

export const describeSizes = ({ main, subPackages, total }: Sizes) =>
  [['main package', main] as const, ...Object.entries(subPackages), ['total', total] as const]
    .map(([name, bytes]) => `${name} ${(bytes / KB).toFixed(1)} KB`)
    .join(', ')

/** Returns the reasons why WeChat would refuse the preloads in app.json. */
export function preloadFaults(bundle: Bundle): string[] {
  const { main, subPackages } = measurePackages(bundle)
  const preloaded = preloadedBytes(bundle, { ...subPackages, __APP__: main })
  const over = Object.entries(preloaded).filter(([, bytes]) => bytes > PRELOADED)
  return [
    ...unknownPreloads(bundle),
    ...over.map(([name, bytes]) => `the pages of ${name} ask for ${Math.ceil(bytes / KB)} KB`),
  ]
}

/** Returns uses of browser features that WeChat lacks, by script. */
export function browserUses({ files, read }: Bundle): string[] {
  const scripts = files.filter(file => file.endsWith('.js'))
  return scripts.flatMap(file => foreignGlobals(read(file)).map(use => `${file}: ${use}`))
}

/** Returns the templates that do not compile, or that do not exist, with the reasons. */
export const templateFaults = (bundle: Bundle): string[] => compileTemplates(bundle).faults

/** Returns the styles that WeChat's compiler refuses. */
export const styleFaults = (bundle: Bundle): string[] => refusedStyles(bundle)

export { isRefusedSelector } from './pack/style-faults'
export { requiredScripts } from './pack/required-scripts'
