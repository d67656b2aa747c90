import Taro from '@tarojs/taro'
import WxCanvas from 'echarts-taro3-react/lib/ec-canvas/wx-canvas'
import { setPlatformAPI } from 'echarts/core'

/** A `<canvas type='2d'>` as WeChat hands it out. */
export interface CanvasNode {
  width: number
  height: number
  getContext(type: '2d'): unknown
}

export interface FoundCanvas {
  node: CanvasNode
  width: number
}

// The width of a text is measured on a canvas of no page: one that lives as long as the app.
setPlatformAPI({
  createCanvas: () => Taro.createOffscreenCanvas({ type: '2d', width: 1, height: 1 }) as unknown as HTMLCanvasElement,
})

/** EcCanvas looks for its canvas once, and throws when its page is left meanwhile: ours is found by `findCanvas`. */
export const LAZY = { lazyLoad: true }

const nothing = () => undefined

/**
 * What ECharts asks of an element, of a canvas that has none of it. WxCanvas has not all that ECharts 6 asks; it listens
 * to nothing: taps are handed to it. ECharts leaves notes on it, which go with it and not with the canvas.
 */
export const surfaceOf = (id: string, node: CanvasNode) =>
  Object.assign(new WxCanvas(node.getContext('2d'), id, true, node), {
    addEventListener: nothing,
    removeEventListener: nothing,
  }) as unknown as HTMLCanvasElement

/** The canvas of an EcCanvas, which goes by its class. Nothing when it is not, or no longer, on the page. */
export const findCanvas = (id: string) =>
  new Promise<FoundCanvas | undefined>(resolve =>
    // What was just rendered is on the page with the next tick.
    Taro.nextTick(() =>
      Taro.createSelectorQuery()
        .select(`.ec-canvas.${id}`)
        .fields({ node: true, size: true })
        .exec(([found]: Array<FoundCanvas | null>) => resolve(found?.node && found.width ? found : undefined)),
    ),
  )
