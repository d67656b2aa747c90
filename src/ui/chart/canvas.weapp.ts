import Taro from '@tarojs/taro'
import WxCanvas from 'echarts-taro3-react/lib/ec-canvas/wx-canvas'
import { setPlatformAPI } from 'echarts/core'
import { type CanvasNode, findCanvas } from '../canvas.weapp'

const offscreenCanvas = () =>
  Taro.canIUse('createOffscreenCanvas') ? Taro.createOffscreenCanvas({ type: '2d', width: 1, height: 1 }) : undefined

// The width of a text is measured on a canvas of no page: one that lives as long as the app. Without one it is estimated.
setPlatformAPI({ createCanvas: () => offscreenCanvas() as unknown as HTMLCanvasElement })

/** EcCanvas looks for its canvas once, and throws when its page is left meanwhile: ours is found by `chartCanvas`. */
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

/** The canvas of an EcCanvas. */
export const chartCanvas = (id: string) => findCanvas(`ec-canvas.${id}`)
