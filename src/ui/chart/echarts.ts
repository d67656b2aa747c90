/** ECharts, and of it what the drawings are made of: `custom` are their own marks, `grid` is where a line lies. */
import { CustomChart, LineChart, MapChart, PieChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use as include } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

include([CustomChart, LineChart, MapChart, PieChart, GridComponent, CanvasRenderer])

export { init, registerMap } from 'echarts/core'
