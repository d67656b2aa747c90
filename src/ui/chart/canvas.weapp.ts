import Taro from '@tarojs/taro'
import WxCanvas from 'echarts-taro3-react/lib/ec-canvas/wx-canvas'
import { setPlatformAPI } from 'echarts/core'
import { type CanvasNode, findCanvas } from '../canvas.weapp'

const offscreenCanvas = () =>
  Taro.canIUse('createOffscreenCanvas') ? Taro.createOffscreenCanvas({ type: '2d', width: 1, height: 1 }) : undefined

// Measures text on an offscreen canvas, which lives as long as the app. Without that canvas ECharts estimates the
// widths.
setPlatformAPI({ createCanvas: () => offscreenCanvas() as unknown as HTMLCanvasElement })

/**
 * Props that stop EcCanvas from searching for its canvas. The search would throw if the reader has left the page
 * meanwhile. `chartCanvas` finds the canvas instead.
 */
export const LAZY_CANVAS_PROPS = { lazyLoad: true }

const nothing = () => undefined

/**
 * Returns a canvas with the methods that ECharts 6 calls and that WxCanvas lacks. The listeners do nothing, because
 * taps are passed to ECharts directly. Each chart gets a new wrapper, so that ECharts' data does not stay on the
 * canvas.
 */
export const chartSurfaceOf = (id: string, node: CanvasNode) =>
  Object.assign(new WxCanvas(node.getContext('2d'), id, true, node), {
    addEventListener: nothing,
    removeEventListener: nothing,
  }) as unknown as HTMLCanvasElement

/** Returns the canvas of an EcCanvas component. */
export const chartCanvas = (id: string) => findCanvas(`ec-canvas.${id}`)
