/** The data of a chart, independent of its renderer. */
import type { EChartsCoreOption } from 'echarts/core'
import type { GeoMap } from '@domain/charts/geo-map'
import type { Palette } from './palette'

export interface ChartItem {
  name: string
  value: number
  /** The formatted share of the total: 27.4%. */
  share?: string
  /** Marks an item that sums up further values, or the cases without a value. A pie draws it in grey. */
  rest?: 'others' | 'none'
}

/** The space and colours for a drawing: its width in px and the theme's palette. */
export interface DrawingFrame {
  width: number
  palette: Palette
  /**
   * The position of the drawing inside a larger picture. By default the drawing fills the picture and has its
   * own height.
   */
  left?: number
  top?: number
  height?: number
}

/** A chart that can be drawn at any width and in any theme. */
export interface ChartDrawing {
  height: number
  /** Whether the marks of the chart grow when the chart first becomes visible. */
  canGrow?: boolean
  /** A map that ECharts does not include. */
  map?: GeoMap
  option(frame: DrawingFrame): EChartsCoreOption
}

export interface ChartProps {
  drawing: ChartDrawing
  /** Called when the reader taps a mark, with the index of the mark's item. */
  onTap?: (index: number) => void
}
