import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { theme } from '@/platform/theme'
import type { Paint, Painted, Surface } from './paint'
import { PALETTES } from './palette'
import type { ChartProps } from './types'

interface Place {
  surface: Surface | null
  /** 0 while it is not known. */
  width: number
  pixelRatio?: number
  growth?: Growth
}

/** When a chart is seen for the first time. */
export interface Growth {
  /** Told anew where what is drawn already is to be drawn again, growing. */
  seen: boolean
  /** Whether the chart that is drawn now may grow: once. */
  begins: () => boolean
}

/** Keeps a chart drawn as long as it is on the screen. Answers what to do when somebody taps at a place of it. */
export function usePainted(paint: Paint | undefined, place: Place, { drawing, onTap }: ChartProps) {
  const { surface, width, pixelRatio, growth } = place
  const { seen = false, begins } = growth ?? {}
  const palette = PALETTES[useSyncExternalStore(theme.onChange, theme.current)]
  const painted = useRef<Painted>()

  useEffect(() => {
    if (!paint || !surface || !width) return
    const growing = (begins?.() && drawing.grows) ?? false
    const made = paint(surface, drawing, { width, palette }, pixelRatio, growing)
    painted.current = made
    return () => made.dispose()
  }, [paint, surface, width, pixelRatio, drawing, palette, seen, begins])

  return useCallback(
    (x: number, y: number) => {
      const item = painted.current?.itemAt(x, y)
      if (item !== undefined) onTap?.(item)
    },
    [onTap],
  )
}
