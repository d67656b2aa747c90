import { View } from '@tarojs/components'
import EcCanvas from 'echarts-taro3-react/lib/ec-canvas'
import { useCallback, useState } from 'react'
import { LAZY } from './canvas.weapp'
import { paint } from './paint'
import type { ChartProps } from './types'
import { useCanvas } from './use-canvas.weapp'
import { usePaintedChart } from './use-painted'
import { useTaps } from './use-taps.weapp'
import './index.scss'

let charts = 0

/**
 * Draws a chart as wide as its container. Larger type enlarges the whole drawing.
 *
 * Screen readers need the same figures as text next to the chart.
 */
export function Chart(props: ChartProps) {
  const [id] = useState(() => `chart-${++charts}`)
  const { surface = null, width = 0, pixelRatio = 1, scale = 1 } = useCanvas(id) ?? {}
  const tapAt = usePaintedChart(paint, { surface, width: width / scale, pixelRatio: pixelRatio * scale }, props)
  const canvas = useTaps(useCallback((x, y) => tapAt(x / scale, y / scale), [tapAt, scale]))
  return (
    <View className='chart' style={{ height: `${props.drawing.height * scale}px` }}>
      <EcCanvas ref={canvas} canvasId={id} ec={LAZY} />
    </View>
  )
}
