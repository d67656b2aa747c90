import { useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { windowInfo } from '@/platform/system-info'
import { typeSize } from '@/platform/type-size'
import { viewport } from '@/platform/viewport'
import { chartCanvas, surfaceOf } from './canvas.weapp'

interface ChartCanvas {
  surface: HTMLElement
  width: number
  pixelRatio: number
  /** The scale of the letters. */
  scale: number
}

/**
 * Returns the canvas with this id, once it is on the page. The canvas is measured again after a resize and when its
 * page reappears.
 */
export function useCanvas(id: string): ChartCanvas | undefined {
  const [place, setPlace] = useState<ChartCanvas>()
  const mounted = useRef(false)

  const measure = useCallback(async () => {
    const canvas = await chartCanvas(id)
    if (!canvas || !mounted.current) return
    const { pixelRatio } = windowInfo()
    const scale = typeSize.scale()
    setPlace(current =>
      current?.width === canvas.width && current.scale === scale
        ? current
        : { surface: surfaceOf(id, canvas.node), width: canvas.width, pixelRatio, scale },
    )
  }, [id])

  useEffect(() => {
    mounted.current = true
    void measure()
    const stop = viewport.onResize(() => void measure())
    return () => {
      mounted.current = false
      stop()
    }
  }, [measure])
  useDidShow(() => void measure())

  return place
}
