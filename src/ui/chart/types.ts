/** The data of a chart, independent of its renderer. */
import type { EChartsCoreOption } from 'echarts/core'
import type { GeoMap } from '@domain/charts/geo-map'
import type { Palette } from './palette'

export interface ChartItem {
  name: string
  value: number
  /** The formatted share of the total: 27.4%. */
  share?: string
  /** The item sums up the rest: further values, or cases without a value. Drawn in grey. */
  rest?: 'others' | 'none'
}

/** The space and colours for a drawing: its width in px and the theme's palette. */
export interface DrawingFrame {
  width: number
  palette: Palette
  /** The position inside a larger picture. Defaults to the corner and the drawing's own height. */
  left?: number
  top?: number
  height?: number
}

/** A chart that can be drawn at any width and in any theme. */
export interface ChartDrawing {
  height: number
  /** Whether its marks grow when the chart first becomes visible. */
  canGrow?: boolean
  /** A map that ECharts does not include. */
  map?: GeoMap
  option(frame: DrawingFrame): EChartsCoreOption
}

export interface ChartProps {
  drawing: ChartDrawing
  /** A mark was tapped: the index of its item. */
  onTap?: (index: number) => void
}
