import type { GeoMap } from '@domain/charts/geo-map'
import { init, registerMap } from './echarts'
import { FONT } from './font'
import type { ChartDrawing, DrawingFrame } from './types'

/** The element or canvas that ECharts draws on. */
export type ChartSurface = Parameters<typeof init>[0]

export interface PaintedChart {
  /** Returns the index of the item at this position, in px from the chart's corner. */
  itemAt(x: number, y: number): number | undefined
  dispose(): void
}

export type PaintChart = typeof paintChart

const nothing = () => undefined
const PRESS = ['mousedown', 'mouseup', 'click'] as const

let registered: GeoMap | undefined

/** Registers each map once for all charts. */
function register(map: GeoMap) {
  if (map === registered) return
  registerMap(map.name, map.geoJson as Parameters<typeof registerMap>[1])
  registered = map
}

/** The duration in ms in which marks grow. */
const GROWTH = 360

/** Draws the whole chart at once, without an animation unless it grows. */
export function paintChart(
  surface: ChartSurface,
  drawing: ChartDrawing,
  frame: DrawingFrame,
  devicePixelRatio?: number,
  growing = false,
): PaintedChart {
  if (drawing.map) register(drawing.map)
  const chart = init(surface, null, { width: frame.width, height: drawing.height, devicePixelRatio })
  const draw = (animation: boolean) =>
    chart.setOption({ animation, animationDuration: GROWTH, textStyle: { fontFamily: FONT }, ...drawing.option(frame) })
  // ECharts' animation clock may stop. After the growth this timer therefore always draws the whole chart again.
  const settle = () => {
    chart.clear()
    draw(false)
  }
  draw(growing)
  const grown = growing ? setTimeout(settle, GROWTH) : undefined

  let pressed: number | undefined
  chart.on('click', ({ dataIndex }) => {
    if (typeof dataIndex === 'number' && dataIndex >= 0) pressed = dataIndex
  })

  return {
    itemAt(x, y) {
      pressed = undefined
      const place = { zrX: x, zrY: y, preventDefault: nothing, stopPropagation: nothing }
      PRESS.forEach(step => chart.getZr().handler.dispatch(step, place))
      return pressed
    },
    dispose() {
      clearTimeout(grown)
      chart.dispose()
    },
  }
}
