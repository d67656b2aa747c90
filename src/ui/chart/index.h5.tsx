import { View } from '@tarojs/components'
import { type MouseEvent, useState } from 'react'
import { copy } from '@/copy'
import { Button } from '../button'
import type { ChartProps } from './types'
import { useGrowth } from './use-growth.h5'
import { usePaint } from './use-paint.h5'
import { usePainted } from './use-painted'
import { useWidth } from './use-width.h5'
import './index.scss'

/**
 * A chart as wide as the room it is given. Who cannot see it needs the same figures in words beside it.
 * ECharts hears of taps only, and not of the fingers themselves: the page scrolls under them as everywhere.
 */
export function Chart(props: ChartProps) {
  const [surface, setSurface] = useState<HTMLDivElement | null>(null)
  const width = useWidth(surface)
  const { paint, retry } = usePaint(width > 0)
  const growth = useGrowth(surface, props.drawing)
  const tapAt = usePainted(paint, { surface, width, growth }, props)
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    tapAt(clientX - left, clientY - top)
  }
  return (
    <View className='chart' style={{ height: `${props.drawing.height}px` }}>
      <div className='chart__surface' aria-hidden onClick={onClick}>
        <div className='chart__canvas' ref={setSurface} />
      </div>
      {retry && (
        <Button className='chart__retry' look='line' onTap={retry}>
          {copy.action.retry}
        </Button>
      )}
    </View>
  )
}
