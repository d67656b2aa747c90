import { View } from '@tarojs/components'
import { type MouseEvent, useState, useLayoutEffect, useEffect, useCallback, useRef } from 'react'
import { copy } from '@/copy'
import { useLazyCode } from '@/platform/lazy-code'
import { Button } from '../button'
import type { ChartProps, Drawing } from './types'
import { prefersStillness } from '@/platform/page-view/index.h5'
import { type Growth, usePainted } from './use-painted'
import type { Paint } from './paint'
import './index.scss'

function isInView(element: Element | null) {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return bottom > Math.max(0, top) && top < window.innerHeight
}

/**
 * Bars grow when one first sees the chart they are in, and no other time: until then they are drawn as they are, for whoever
 * prints the page.
 */
function useGrowth(element: Element | null, { grows = false }: Drawing): Growth {
  const [seen, setSeen] = useState(false)
  const over = useRef(false)
  const wanted = useRef(grows)
  useEffect(() => {
    wanted.current = grows
  })

  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if (over.current) return
      if (wanted.current) setSeen(true)
      else over.current = true
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  const begins = useCallback(() => {
    if (over.current || !isInView(element)) return false
    over.current = true
    return !prefersStillness()
  }, [element])
  return { seen, begins }
}

const paintCode = () => import(/* webpackPreload: true */ './paint')

/** ECharts comes at the same time as the code of a page with charts, and is there by the time the figures are. */
function usePaint(wanted: boolean): { paint?: Paint; retry?: () => void } {
  const { part, failed, retry } = useLazyCode(paintCode, wanted ? 'now' : 'never')
  return { paint: part?.paint, retry: failed ? retry : undefined }
}

/** How wide an element is drawn. A page that lies below another one has no width: there the last one stands. */
function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      if (element.clientWidth) setWidth(element.clientWidth)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') {
      window.addEventListener('resize', measure)
      return () => window.removeEventListener('resize', measure)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}

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
