import Taro from '@tarojs/taro'
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

const deaf = () => undefined

/**
 * What ECharts asks of an element, of a canvas that has none of it. It listens to nothing: taps are handed to it.
 * ECharts leaves notes on it, which go with it and not with the canvas.
 */
export const surfaceOf = (node: CanvasNode) =>
  ({
    getContext: (type: '2d') => node.getContext(type),
    addEventListener: deaf,
    removeEventListener: deaf,
    get width() {
      return node.width
    },
    set width(width) {
      node.width = width
    },
    get height() {
      return node.height
    },
    set height(height) {
      node.height = height
    },
  }) as unknown as HTMLCanvasElement

/** Nothing when it is not, or no longer, on the page. */
export const findCanvas = (id: string) =>
  new Promise<FoundCanvas | undefined>(resolve =>
    // What was just rendered is on the page with the next tick.
    Taro.nextTick(() =>
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .fields({ node: true, size: true })
        .exec(([found]: Array<FoundCanvas | null>) => resolve(found?.node && found.width ? found : undefined)),
    ),
  )
