import { View } from '@tarojs/components'
import EcCanvas from 'echarts-taro3-react/lib/ec-canvas'
import { useCallback, useState, useEffect, useRef } from 'react'
import { useDidShow } from '@tarojs/taro'
import { windowInfo } from '@/platform/system-info'
import { typeSize } from '@/platform/type-size'
import { viewport } from '@/platform/viewport'
import { LAZY_CANVAS_PROPS, chartCanvas, chartSurfaceOf } from './canvas.weapp'
import { paintChart } from './paint'
import type { ChartProps } from './types'
import { usePaintedChart } from './use-painted'
import './index.scss'

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
function useTaps(onTap: (x: number, y: number) => void) {
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

interface ChartCanvas {
  surface: HTMLElement
  width: number
  pixelRatio: number
  /** The scale of the letters. */
  scale: number
}

/**
 * Returns the canvas with this id, once it is on the page. The canvas is measured again after a resize and when its
 * page reappears.
 */
function useCanvas(id: string): ChartCanvas | undefined {
  const [place, setPlace] = useState<ChartCanvas>()
  const mounted = useRef(false)

  const measure = useCallback(async () => {
    const canvas = await chartCanvas(id)
    if (!canvas || !mounted.current) return
    const { pixelRatio } = windowInfo()
    const scale = typeSize.scale()
    setPlace(current =>
      current?.width === canvas.width && current.scale === scale
        ? current
        : { surface: chartSurfaceOf(id, canvas.node), width: canvas.width, pixelRatio, scale },
    )
  }, [id])

  useEffect(() => {
    mounted.current = true
    void measure()
    const stop = viewport.onResize(() => void measure())
    return () => {
      mounted.current = false
      stop()
    }
  }, [measure])
  useDidShow(() => void measure())

  return place
}

let charts = 0

/**
 * Draws a chart as wide as its container. Larger type enlarges the whole drawing.
 *
 * Screen readers need the same figures as text next to the chart.
 */
export function Chart(props: ChartProps) {
  const [id] = useState(() => `chart-${++charts}`)
  const { surface = null, width = 0, pixelRatio = 1, scale = 1 } = useCanvas(id) ?? {}
  const tapAt = usePaintedChart(paintChart, { surface, width: width / scale, pixelRatio: pixelRatio * scale }, props)
  const canvas = useTaps(useCallback((x, y) => tapAt(x / scale, y / scale), [tapAt, scale]))
  return (
    <View className='chart' style={{ height: `${props.drawing.height * scale}px` }}>
      <EcCanvas ref={canvas} canvasId={id} ec={LAZY_CANVAS_PROPS} />
    </View>
  )
}
