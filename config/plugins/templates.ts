/**
 * Taro's templates list every attribute that a component may have: some that we need are brought in, many that we do not left
 * out, and so is the space between the tags.
 */
import { requireWithEsbuild } from '@tarojs/helper'
import type { IPluginContext, TaroPlatformBase } from '@tarojs/service'
import path from 'node:path'
import { sources } from 'webpack'

const room = path.resolve(__dirname, '../../src/ui/aria')
const { fitTemplates } = requireWithEsbuild(
  path.join(room, 'template-attributes.ts'),
) as typeof import('../../src/ui/aria/template-attributes')

interface Template {
  internalComponents: Parameters<typeof fitTemplates>[0]
}

interface Asset {
  source: () => string | Buffer
}

export default (ctx: IPluginContext) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: TaroPlatformBase) {
      const { template } = platform as TaroPlatformBase & { template?: Template }
      if (!template) return
      fitTemplates(template.internalComponents)
      platform.runtimePath = [platform.runtimePath ?? []].flat().concat(path.join(room, 'templates.ts'))
    },
  })
  ctx.modifyBuildAssets(({ assets }: { assets: Record<string, Asset> }) => {
    const { 'base.wxml': base } = assets
    if (!base) return
    // Taro's own way takes `input` for a tag that nobody closes.
    const dense = String(base.source()).replace(/>\s+</g, '><')
    assets['base.wxml'] = new sources.RawSource(dense)
  })
}
