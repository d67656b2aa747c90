import { View } from '@tarojs/components'
import { type MouseEvent, useState, useLayoutEffect, useEffect, useCallback, useRef } from 'react'
import { copy } from '@/copy'
import { useLazyCode } from '@/platform/lazy-code'
import { Button } from '../button'
import type { ChartProps, ChartDrawing } from './types'
import { typeSize } from '@/platform/type-size'
import { prefersReducedMotion } from '@/platform/page-view/index.h5'
import { type GrowthAnimation, usePaintedChart } from './use-painted'
import type { PaintChart } from './paint'
import './index.scss'

function isInView(element: Element | null) {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return bottom > Math.max(0, top) && top < window.innerHeight
}

/**
 * Starts the growth of bars when their chart first scrolls into view. Until then the bars have their full length, so
 * that a print is complete.
 */
function useGrowth(element: Element | null, { canGrow = false }: ChartDrawing): GrowthAnimation {
  const [inView, setInView] = useState(false)
  const isOver = useRef(false)
  const isNeeded = useRef(canGrow)
  useEffect(() => {
    isNeeded.current = canGrow
  })

  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if (isOver.current) return
      if (isNeeded.current) setInView(true)
      else isOver.current = true
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  const mayGrow = useCallback(() => {
    if (isOver.current || !isInView(element)) return false
    isOver.current = true
    return !prefersReducedMotion()
  }, [element])
  return { inView, mayGrow }
}

const paintCode = () => import(/* webpackPreload: true */ './paint')

/** Loads ECharts together with the page's code, before the chart's data arrives. */
function usePaint(isNeeded: boolean): { paint?: PaintChart; retry?: () => void } {
  const { part, failed, retry } = useLazyCode(paintCode, isNeeded ? 'now' : 'never')
  return { paint: part?.paintChart, retry: failed ? retry : undefined }
}

/**
 * Returns the width of an element in px of the drawing, and the scale of its letters. The element has no width while
 * another page covers it, so the last width stays.
 */
function useSize(element: HTMLElement | null) {
  const [size, setSize] = useState({ width: 0, scale: 1 })
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      if (!element.clientWidth) return
      const scale = typeSize.scale()
      const width = element.clientWidth / scale
      setSize(current => (current.width === width && current.scale === scale ? current : { width, scale }))
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
  return size
}

/**
 * Draws a chart as wide as its container. Larger type enlarges the whole drawing, so that fewer px of the drawing fit
 * into the container. Screen readers need the same figures as text next to the chart.
 *
 * ECharts gets taps but no touch moves, so that the page scrolls under the finger.
 */
export function Chart(props: ChartProps) {
  const [surface, setSurface] = useState<HTMLDivElement | null>(null)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const { width, scale } = useSize(frame)
  const { paint, retry } = usePaint(width > 0)
  const growth = useGrowth(surface, props.drawing)
  const pixelRatio = scale === 1 ? undefined : scale * window.devicePixelRatio
  const tapAt = usePaintedChart(paint, { surface, width, pixelRatio, growth }, props)
  const { height } = props.drawing
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    tapAt((clientX - left) / scale, (clientY - top) / scale)
  }
  return (
    <View className='chart' style={{ height: `${height * scale}px` }}>
      <div className='chart__surface' aria-hidden onClick={onClick} ref={setFrame}>
        <div
          className='chart__canvas'
          style={{ width: width || '100%', height, transform: scale === 1 ? undefined : `scale(${scale})` }}
          ref={setSurface}
        />
      </div>
      {retry && (
        <Button className='chart__retry' look='line' onTap={retry}>
          {copy.action.retry}
        </Button>
      )}
    </View>
  )
}
