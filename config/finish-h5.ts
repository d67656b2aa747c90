/** What is made of an H5 build once its files are there. */
import type { Compiler } from 'webpack'
import { compressFiles } from './compress'

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

export class FinishH5 {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('FinishH5', async ({ outputOptions: { path: folder = '' } }) => {
      const start = Date.now()
      const count = await compressFiles(folder)
      console.log(`compressed ${count} files in ${seconds(start)}`)
    })
  }
}
