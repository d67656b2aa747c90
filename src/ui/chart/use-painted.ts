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
}

/** Keeps a chart drawn as long as it is on the screen. Answers what to do when somebody taps at a place of it. */
export function usePainted(paint: Paint | undefined, place: Place, { drawing, onTap }: ChartProps) {
  const { surface, width, pixelRatio } = place
  const palette = PALETTES[useSyncExternalStore(theme.onChange, theme.current)]
  const painted = useRef<Painted>()

  useEffect(() => {
    if (!paint || !surface || !width) return
    const made = paint(surface, drawing, { width, palette }, pixelRatio)
    painted.current = made
    return () => made.dispose()
  }, [paint, surface, width, pixelRatio, drawing, palette])

  return useCallback(
    (x: number, y: number) => {
      const item = painted.current?.itemAt(x, y)
      if (item !== undefined) onTap?.(item)
    },
    [onTap],
  )
}
