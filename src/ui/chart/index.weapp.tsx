import { Canvas, type CanvasTouchEvent } from '@tarojs/components'
import { useRef, useState } from 'react'
import { paint } from './paint'
import type { ChartProps } from './types'
import { useCanvas } from './use-canvas.weapp'
import { usePainted } from './use-painted'
import './index.scss'

/** A finger that went farther has scrolled. */
const STILL = 10

let charts = 0

/** A chart as wide as the room it is given. Who cannot see it needs the same figures in words beside it. */
export function Chart(props: ChartProps) {
  const [id] = useState(() => `chart-${++charts}`)
  const { surface = null, width = 0, pixelRatio } = useCanvas(id) ?? {}
  const tapAt = usePainted(paint, { surface, width, pixelRatio }, props)
  const begun = useRef({ x: 0, y: 0 })
  const onTouchStart = ({ touches: [finger] }: CanvasTouchEvent) => {
    if (finger) begun.current = finger
  }
  const onTouchEnd = ({ changedTouches: [finger] }: CanvasTouchEvent) => {
    const { x, y } = begun.current
    if (finger && Math.hypot(finger.x - x, finger.y - y) <= STILL) tapAt(x, y)
  }
  return (
    <Canvas
      type='2d'
      id={id}
      canvasId={id}
      className='chart__canvas'
      style={{ height: `${props.drawing.height}px` }}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    />
  )
}
