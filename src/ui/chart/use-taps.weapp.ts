import type EcCanvas from 'echarts-taro3-react/lib/ec-canvas'
import { useEffect, useRef } from 'react'

/** A touch that moves farther than this (in px) is a scroll, not a tap. */
const MOVE_LIMIT = 10

interface TapPoint {
  zrX: number
  zrY: number
}

const nothing = () => undefined

/**
 * Passes only taps to the chart. EcCanvas would report every touch as a mouse event: ECharts would redraw for each
 * scrolling finger. It would also ignore a tap that moves by more than 4 px.
 */
export function useTaps(onTap: (x: number, y: number) => void) {
  const canvas = useRef<EcCanvas>(null)
  const start = useRef<TapPoint>({ zrX: 0, zrY: 0 })

  useEffect(() => {
    const ecCanvas = canvas.current
    if (!ecCanvas) return
    const dispatch = (kind: string, place: TapPoint) => {
      if (kind === 'mousedown') start.current = place
      const { zrX, zrY } = start.current
      if (kind === 'click' && Math.hypot(place.zrX - zrX, place.zrY - zrY) <= MOVE_LIMIT) onTap(zrX, zrY)
    }
    ecCanvas.chart = { getZr: () => ({ handler: { dispatch, processGesture: nothing } }) }
    return () => {
      ecCanvas.chart = undefined
    }
  }, [onTap])

  return canvas
}
