import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import path from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

type Chain = Parameters<NonNullable<IMiniAppConfig<'webpack5'>['webpackChain']>>[0]

const PACKAGE = /echarts-taro3-react[\\/]lib/
const standIn = (name: string) => path.resolve(__dirname, `../src/ui/chart/${name}`)

/**
 * The EcCanvas of echarts-taro3-react without what comes with it: ECharts 4.9 in a file beside it, 443 KB, and every
 * component that Taro has, since it requires them as a whole and all of their templates would be written.
 */
export function ecCanvas(chain: Chain) {
  const ownEcharts = (asked: { context: string; request: string }) => {
    if (PACKAGE.test(asked.context)) asked.request = standIn('ec-echarts.weapp.ts')
  }
  chain.plugin('ec-echarts').use(NormalModuleReplacementPlugin, [/[./]echarts$/, ownEcharts])
  chain.module
    .rule('ec-canvas')
    .test(PACKAGE)
    .resolve.alias.set('@tarojs/components$', standIn('ec-components.weapp.ts'))
}
