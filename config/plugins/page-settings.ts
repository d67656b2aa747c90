/**
 * Writes the page.config.ts of each page, which Taro reads, from the table of routes. Git ignores these files. A watching
 * build needs a new start after a change of the table: Taro reads the files of its configuration once.
 */
import { requireWithEsbuild } from '@tarojs/helper'
import type { IPluginContext } from '@tarojs/service'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE = path.resolve(__dirname, '../../src')

/** Leaves a file that is up to date as it is, because another build may read it. */
function writeChanged(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  const complete = `${file}.${process.pid}`
  writeFileSync(complete, text)
  renameSync(complete, file)
}

export default (ctx: IPluginContext) =>
  ctx.onBuildStart(() => {
    const { pageSettings } = requireWithEsbuild(
      path.join(SOURCE, 'routing/page-settings.ts'),
    ) as typeof import('../../src/routing/page-settings')
    for (const [page, settings] of Object.entries(pageSettings())) {
      const text = `// Written by the build from src/routing/page-settings.ts.\nexport default ${JSON.stringify(settings)}\n`
      writeChanged(path.join(SOURCE, `${page}.config.ts`), text)
    }
  })
