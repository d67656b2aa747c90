/** ECharts, and of it what this product draws. */
import { BarChart, HeatmapChart, LineChart, MapChart, PieChart } from 'echarts/charts'
import {
  GeoComponent,
  GraphicComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  VisualMapComponent,
} from 'echarts/components'
import { use as include } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

include([BarChart, HeatmapChart, LineChart, MapChart, PieChart])
include([GeoComponent, GraphicComponent, GridComponent, LegendComponent, TitleComponent, VisualMapComponent])
include(CanvasRenderer)

export { init, registerMap } from 'echarts/core'
