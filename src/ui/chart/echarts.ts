/**
 * Registers only the parts of ECharts that the drawings need. `custom` is for the drawings' own marks, `grid`
 * for the area of a line.
 */
import { CustomChart, LineChart, MapChart, PieChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use as include } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

include([CustomChart, LineChart, MapChart, PieChart, GridComponent, CanvasRenderer])

export { init, registerMap } from 'echarts/core'
