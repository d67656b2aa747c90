/**
 * Changes Taro's templates, which list every attribute of a component. Adds attributes that the app needs, and removes
 * unused ones. Also removes the whitespace between tags.
 */
import { requireWithEsbuild } from '@tarojs/helper'
import type { IPluginContext, TaroPlatformBase } from '@tarojs/service'
import path from 'node:path'
import { sources } from 'webpack'

const ui = path.resolve(__dirname, '../../src/ui')
const { adjustTemplateAttributes } = requireWithEsbuild(
  path.join(ui, 'aria/template-attributes.ts'),
) as typeof import('../../src/ui/aria/template-attributes')
const { NATIVE_COMPONENTS } = requireWithEsbuild(
  path.join(ui, 'native-components.ts'),
) as typeof import('../../src/ui/native-components')

interface Template {
  internalComponents: Parameters<typeof adjustTemplateAttributes>[0]
  /** The maximum depth to which the templates nest each tag. */
  nestElements: Map<string, number>
  voidElements: Set<string>
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
      adjustTemplateAttributes(template.internalComponents)
      for (const tag of Object.keys(NATIVE_COMPONENTS)) {
        template.nestElements.set(tag, 1)
        template.voidElements.add(tag)
      }
      platform.runtimePath = [platform.runtimePath ?? []].flat().concat(path.join(ui, 'aria/templates.ts'))
    },
  })
  ctx.modifyBuildAssets(({ assets }: { assets: Record<string, Asset> }) => {
    const { 'base.wxml': base } = assets
    if (!base) return
    // Removes whitespace by hand, because Taro's own minifier treats `input` as a void tag.
    const dense = String(base.source()).replace(/>\s+</g, '><')
    assets['base.wxml'] = new sources.RawSource(dense)
  })
}
