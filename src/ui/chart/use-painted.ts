import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { theme } from '@/platform/theme'
import type { PaintChart, PaintedChart, ChartSurface } from './paint'
import { PALETTES } from './palette'
import type { ChartProps } from './types'

interface ChartPlace {
  surface: ChartSurface | null
  /** The width in px; 0 before the chart is measured. */
  width: number
  pixelRatio?: number
  growth?: GrowthAnimation
}

/** The state of the animation in which a chart's marks grow when it first becomes visible. */
export interface GrowthAnimation {
  /** Becomes true when the chart is visible and must be drawn again with growing marks. */
  inView: boolean
  /** Returns whether the chart may grow now. This is true only once. */
  mayGrow: () => boolean
}

/** Draws a chart and keeps it up to date. Returns the handler for a tap at a position. */
export function usePaintedChart(paint: PaintChart | undefined, place: ChartPlace, { drawing, onTap }: ChartProps) {
  const { surface, width, pixelRatio, growth } = place
  const { inView = false, mayGrow } = growth ?? {}
  const palette = PALETTES[useSyncExternalStore(theme.onChange, theme.current)]
  const painted = useRef<PaintedChart>()

  useEffect(() => {
    if (!paint || !surface || !width) return
    const growing = (mayGrow?.() && drawing.canGrow) ?? false
    const chart = paint(surface, drawing, { width, palette }, pixelRatio, growing)
    painted.current = chart
    return () => chart.dispose()
  }, [paint, surface, width, pixelRatio, drawing, palette, inView, mayGrow])

  return useCallback(
    (x: number, y: number) => {
      const item = painted.current?.itemAt(x, y)
      if (item !== undefined) onTap?.(item)
    },
    [onTap],
  )
}
