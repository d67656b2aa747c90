/** What a chart is made of, apart from what draws it. */
import type { EChartsCoreOption } from 'echarts/core'
import type { GeoMap } from '@domain/charts/geo-map'
import type { Palette } from './palette'

export interface ChartItem {
  name: string
  value: number
  /** Its part of all, as it is shown: 27.4%. */
  share?: string
  /** No value of its own, but what the others leave: further values, or cases without one. It is drawn in grey. */
  rest?: 'others' | 'none'
}

/** What a drawing has to fit: the width it is given in pixels, and the colours of the theme. */
export interface Look {
  width: number
  palette: Palette
  /** Its place within a picture that it is a part of; otherwise it begins at the corner and has its own height. */
  left?: number
  top?: number
  height?: number
}

/** A chart that is ready to be drawn at any width and in any theme. */
export interface Drawing {
  height: number
  /** Its marks may rise from nothing when they are first seen. */
  grows?: boolean
  /** What it needs that ECharts does not bring. */
  map?: GeoMap
  option(look: Look): EChartsCoreOption
}

export interface ChartProps {
  drawing: Drawing
  /** A mark was tapped: the index of its item. */
  onTap?: (index: number) => void
}
