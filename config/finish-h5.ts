/** What is made of an H5 build once its files are there: what the server needs to know of it, and the files compressed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from 'webpack'
import { compressFiles } from './compress'
import { manifestOf } from './manifest'
import { bundleRenderer, type RenderedRoutes } from './prerender/bundle'

/** A folder that the server keeps to itself. */
export const PRIVATE = '.server'

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

export class FinishH5 {
  constructor(
    private readonly addresses: Record<string, string[]>,
    private readonly routes: RenderedRoutes,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('FinishH5', async compilation => {
      const { path: folder = '' } = compilation.outputOptions
      const start = Date.now()
      const own = path.join(folder, PRIVATE)
      mkdirSync(own, { recursive: true })
      const renderer = await bundleRenderer(own, this.routes)
      const manifest = { ...manifestOf(compilation, this.addresses), renderer }
      writeFileSync(path.join(own, 'manifest.json'), JSON.stringify(manifest))
      const count = await compressFiles(folder)
      console.log(`compressed ${count} files in ${seconds(start)}`)
    })
  }
}
