import { View } from '@tarojs/components'
import type { ChartProps } from './types'
import './index.scss'

/** The room of a chart, where nothing can draw it. */
export const Chart = ({ drawing }: ChartProps) => <View className='chart' style={{ height: `${drawing.height}px` }} />
