/**
 * Lets `aria-*` reach the mini-program. Taro's templates list every attribute a component may have, and number them;
 * both the templates and the runtime must hear of new ones, or the numbers disagree.
 */
import { requireWithEsbuild } from '@tarojs/helper'
import type { IPluginContext, TaroPlatformBase } from '@tarojs/service'
import path from 'node:path'

const room = path.resolve(__dirname, '../../src/ui/aria')
const { ARIA_ATTRIBUTES } = requireWithEsbuild(
  path.join(room, 'attributes.ts'),
) as typeof import('../../src/ui/aria/attributes')

export default (ctx: IPluginContext) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: TaroPlatformBase) {
      const { template } = platform as TaroPlatformBase & {
        template?: { mergeComponents(ctx: IPluginContext, patch: unknown): void }
      }
      if (!template) return
      template.mergeComponents(ctx, ARIA_ATTRIBUTES)
      platform.runtimePath = [platform.runtimePath ?? []].flat().concat(path.join(room, 'let-through.ts'))
    },
  })
}
