import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import path from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

type Chain = Parameters<NonNullable<IMiniAppConfig<'webpack5'>['webpackChain']>>[0]

const PACKAGE = /echarts-taro3-react[\\/]lib/
const standIn = (name: string) => path.resolve(__dirname, `../src/ui/chart/${name}`)

/**
 * Bundles the EcCanvas of echarts-taro3-react without two of its imports: ECharts 4.9 (443 KB) and all components of
 * Taro. Importing all components would generate a template for each.
 */
export function replaceEcCanvasImports(chain: Chain) {
  const useOurEcharts = (data: { context: string; request: string }) => {
    if (PACKAGE.test(data.context)) data.request = standIn('ec-echarts.weapp.ts')
  }
  chain.plugin('ec-echarts').use(NormalModuleReplacementPlugin, [/[./]echarts$/, useOurEcharts])
  chain.module
    .rule('ec-canvas')
    .test(PACKAGE)
    .resolve.alias.set('@tarojs/components$', standIn('ec-components.weapp.ts'))
}
