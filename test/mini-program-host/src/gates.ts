/** What can be said of a bundle on disk, without running it. */
import { statSync } from 'node:fs'
import path from 'node:path'
import { type Bundle } from './pack/bundle'
import { foreignGlobals } from './pack/foreign-globals'
import { preloadedBytes, strangersInPreloads } from './pack/preloads'
import { refusedStyles } from './pack/styles'
import { compileTemplates } from './pack/templates'

export { type Bundle, openBundle } from './pack/bundle'

const KB = 1024
const MB = 1024 * KB

/** What WeChat takes of one package, the main or another, and of all together. */
export const PACKAGE_LIMITS = { each: 2 * MB, total: 30 * MB }

/** What the pages of one package, the main or another, may have fetched ahead together. */
const PRELOADED = 2 * MB

/** Bytes on disk, as WeChat counts them. */
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

/** Why WeChat would refuse what app.json has fetched ahead. */
export function preloadFaults(bundle: Bundle): string[] {
  const { main, subPackages } = measurePackages(bundle)
  const asked = preloadedBytes(bundle, { ...subPackages, __APP__: main })
  const over = Object.entries(asked).filter(([, bytes]) => bytes > PRELOADED)
  return [
    ...strangersInPreloads(bundle),
    ...over.map(([name, bytes]) => `the pages of ${name} ask for ${Math.ceil(bytes / KB)} KB`),
  ]
}

/** Uses of what WeChat does not have, by script. */
export function browserUses({ files, read }: Bundle): string[] {
  const scripts = files.filter(file => file.endsWith('.js'))
  return scripts.flatMap(file => foreignGlobals(read(file)).map(use => `${file}: ${use}`))
}

/** Why a template does not compile, or which is not there. */
export const templateFaults = (bundle: Bundle): string[] => compileTemplates(bundle).faults

/** What of the styles WeChat's compiler refuses. */
export const styleFaults = (bundle: Bundle): string[] => refusedStyles(bundle)

export { isRefusedSelector } from './pack/style-faults'
export { requiredScripts } from './pack/required-scripts'
