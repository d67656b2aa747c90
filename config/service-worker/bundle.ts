/** Bundles the service worker. Its script lists the files to cache, so that each build has a different worker. */
import type { Compilation } from 'webpack'
import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import path from 'node:path'

export const SERVICE_WORKER_FILE = 'service-worker.js'

const FILE = /^(?:js|css|static|chunk)\/.*\.(?:js|css|png|svg|woff2)$/

/**
 * The maximum size, in bytes, of a file that the worker caches when it is installed. Files that every page loads may be
 * larger. Other larger files, which draw charts, are cached when a page first loads them.
 */
const HEAVIEST = 256 * 1024

export interface WorkerBuild {
  /** The path below which the app is served, with slashes at both ends. */
  base: string
  revision: string
  /** The scripts that every page of this build loads. */
  scripts: string[]
  /** The addresses of the app's files. */
  files: string[]
}

export function workerBuildOf(compilation: Compilation): WorkerBuild {
  const base = String(compilation.outputOptions.publicPath)
  const needed = [...compilation.entrypoints.values()].flatMap(entry => entry.getFiles())
  const names = compilation
    .getAssets()
    .filter(({ name }) => FILE.test(name))
    .filter(({ name, source }) => needed.includes(name) || source.size() <= HEAVIEST)
    .map(({ name }) => name)
    .sort()
  const scripts = needed.filter(name => name.endsWith('.js'))
  const revision = createHash('sha256').update(names.join()).digest('hex').slice(0, 8)
  return { base, revision, scripts, files: names.map(name => base + name) }
}

export async function bundleServiceWorker(folder: string, worker: WorkerBuild) {
  await build({
    entryPoints: [path.join(__dirname, 'worker.ts')],
    outfile: path.join(folder, SERVICE_WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2018',
    define: { SERVICE_WORKER: JSON.stringify(worker), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
}
