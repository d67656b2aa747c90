/** Finishes an H5 build: writes the files that the server reads, and compresses the files of the app. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from 'webpack'
import { appManifest, appHeadTags } from './app-manifest'
import { compressFiles } from './compress'
import { buildManifestOf } from './manifest'
import { bundleRenderer, type RouteTable } from './prerender/bundle'
import { bundleServiceWorker, workerBuildOf } from './service-worker/bundle'

/** A folder that only the server reads. It is never sent to clients. */
export const SERVER_FOLDER = '.server'

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Writes the app manifest, and adds its link to index.html. */
function writeAppManifest(folder: string, publicPath: string) {
  const page = path.join(folder, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${appHeadTags(publicPath)}</head>`))
  writeFileSync(path.join(folder, 'manifest.webmanifest'), JSON.stringify(appManifest(process.env.APP_NAME ?? '')))
}

interface Options {
  addresses: Record<string, string[]>
  routes: RouteTable
  compressed: boolean
}

export class FinishH5Plugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('FinishH5', async compilation => {
      const { addresses, routes, compressed } = this.options
      const { path: folder = '' } = compilation.outputOptions
      const start = Date.now()
      const serverFolder = path.join(folder, SERVER_FOLDER)
      mkdirSync(serverFolder, { recursive: true })
      const renderer = await bundleRenderer(serverFolder, routes)
      writeAppManifest(folder, String(compilation.outputOptions.publicPath))
      await bundleServiceWorker(folder, workerBuildOf(compilation))
      const manifest = { ...buildManifestOf(compilation, addresses), renderer }
      if (compressed) {
        const count = await compressFiles(folder)
        console.log(`compressed ${count} files in ${seconds(start)}`)
      }
      // The last file proves that the build is complete.
      writeFileSync(path.join(serverFolder, 'manifest.json'), JSON.stringify(manifest))
    })
  }
}
