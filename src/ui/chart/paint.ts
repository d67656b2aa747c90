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

/** How long marks grow, in ms. */
const GROWTH = 360

/** Draws at once and, unless it grows, without movement: what is on the canvas afterwards is the whole chart. */
export function paint(
  surface: Surface,
  drawing: Drawing,
  look: Look,
  devicePixelRatio?: number,
  growing = false,
): Painted {
  if (drawing.map) register(drawing.map)
  const chart = init(surface, null, { width: look.width, height: drawing.height, devicePixelRatio })
  const draw = (animation: boolean) =>
    chart.setOption({ animation, animationDuration: GROWTH, textStyle: { fontFamily: FONT }, ...drawing.option(look) })
  // ECharts moves by a clock that may stand still: after this time all is drawn anew, and whole.
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
