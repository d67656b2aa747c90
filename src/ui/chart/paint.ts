import type { GeoMap } from '@domain/charts/geo-map'
import { init, registerMap } from './echarts'
import { FONT } from './font'
import type { Drawing, Look } from './types'

/** Where ECharts draws: an element of the page, or a canvas. */
export type Surface = Parameters<typeof init>[0]

export interface Painted {
  /** The index of the item at a place, in pixels from the corner of the chart. */
  itemAt(x: number, y: number): number | undefined
  dispose(): void
}

export type Paint = typeof paint

const nothing = () => undefined
const PRESS = ['mousedown', 'mouseup', 'click'] as const

let registered: GeoMap | undefined

/** A map is read once, not with each chart. */
function register(map: GeoMap) {
  if (map === registered) return
  registerMap(map.name, map.geoJson as Parameters<typeof registerMap>[1])
  registered = map
}

/** Draws at once and without movement: what is on the canvas afterwards is the whole chart. */
export function paint(surface: Surface, drawing: Drawing, look: Look, devicePixelRatio?: number): Painted {
  if (drawing.map) register(drawing.map)
  const chart = init(surface, null, { width: look.width, height: drawing.height, devicePixelRatio })
  chart.setOption({ animation: false, textStyle: { fontFamily: FONT }, ...drawing.option(look) })

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
    dispose: () => chart.dispose(),
  }
}
