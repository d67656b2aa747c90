import type EcCanvas from 'echarts-taro3-react/lib/ec-canvas'
import { useEffect, useRef } from 'react'

/** A finger that went farther has scrolled. */
const STILL = 10

interface Place {
  zrX: number
  zrY: number
}

const nothing = () => undefined

/**
 * EcCanvas tells its chart of every finger as of a mouse. The chart it is given here hears of taps only: ECharts would
 * draw anew for each finger that scrolls by, and takes no tap that moved by more than 4 pixels.
 */
export function useTaps(onTap: (x: number, y: number) => void) {
  const canvas = useRef<EcCanvas>(null)
  const begun = useRef<Place>({ zrX: 0, zrY: 0 })

  useEffect(() => {
    const touched = canvas.current
    if (!touched) return
    const dispatch = (kind: string, place: Place) => {
      if (kind === 'mousedown') begun.current = place
      const { zrX, zrY } = begun.current
      if (kind === 'click' && Math.hypot(place.zrX - zrX, place.zrY - zrY) <= STILL) onTap(zrX, zrY)
    }
    touched.chart = { getZr: () => ({ handler: { dispatch, processGesture: nothing } }) }
    return () => {
      touched.chart = undefined
    }
  }, [onTap])

  return canvas
}
