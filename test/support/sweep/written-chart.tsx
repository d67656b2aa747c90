/** Renders a chart's ECharts options as text; NaN and infinity stay visible. */
import { View } from '@tarojs/components'
import { PALETTES } from '@/ui/chart/palette'
import type { ChartProps } from '@/ui/chart/types'

const word = (_: string, value: unknown) =>
  typeof value === 'number' && !isFinite(value) ? String(value) : typeof value === 'function' ? '' : value

export function WrittenChart({ drawing }: ChartProps) {
  return <View>{JSON.stringify(drawing.option({ width: 340, palette: PALETTES.light }), word)}</View>
}
