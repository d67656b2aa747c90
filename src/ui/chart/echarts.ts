/** ECharts, and of it what this product draws. */
import { CustomChart, LineChart, MapChart, PieChart } from 'echarts/charts'
import { GridSimpleComponent } from 'echarts/components'
import { use as include } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

include([CustomChart, LineChart, MapChart, PieChart, GridSimpleComponent, CanvasRenderer])

export { init, registerMap } from 'echarts/core'
