import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { DefinePlugin } from 'webpack'
import { ecCanvas } from './ec-canvas'
import { PIXELS, QUIET_SASS } from './pixels'

const CHARTS = 'pages/visual'

interface Chunked {
  type: string
}
interface ChunkGraph {
  getModuleChunks(module: Chunked): Array<{ name?: string }>
}

/** What the screens with charts share with nobody, ECharts above all, lies beside them and not in the main package. */
const charts = {
  name: `${CHARTS}/charts`,
  minChunks: 2,
  // Before `vendors` and `common`, after `taro`.
  priority: 20,
  test: (module: Chunked, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    module.type.startsWith('javascript') &&
    chunkGraph.getModuleChunks(module).every(({ name }) => name?.startsWith(`${CHARTS}/`)),
}

export const mini = {
  sassLoaderOption: QUIET_SASS,
  // What several sub-packages share, as the reader, is in the main package once, and not in each of them.
  optimizeMainPackage: { enable: false },
  addChunkPages(pages, names = []) {
    for (const name of names) if (name.startsWith(`${CHARTS}/`)) pages.set(name, [charts.name])
  },
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: {
    pxtransform: { enable: true, config: PIXELS },
    cssModules: { enable: false },
  },
  webpackChain(chain) {
    ecCanvas(chain)
    // For pictures in charts and maps of SVG, which there are none of: WeChat has neither.
    chain.plugin('browser').use(DefinePlugin, [{ Image: 'undefined', DOMParser: 'undefined' }])
    const split = chain.optimization.get('splitChunks')
    chain.optimization.splitChunks({ ...split, cacheGroups: { ...split.cacheGroups, charts } })
  },
} satisfies IMiniAppConfig<'webpack5'>
