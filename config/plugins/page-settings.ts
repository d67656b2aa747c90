/**
 * Writes the `.config.ts` file beside each page from the table of routes. Taro reads these files, and Git ignores them.
 * After a change of the table, restart a watching build: Taro reads its configuration only once.
 */
import { requireWithEsbuild } from '@tarojs/helper'
import type { IPluginContext } from '@tarojs/service'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE = path.resolve(__dirname, '../../src')

/** Writes a file if its text has changed. An unchanged file is left alone, because another build may be reading it. */
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
