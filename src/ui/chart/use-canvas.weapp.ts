import { useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { windowInfo } from '@/platform/system-info'
import { viewport } from '@/platform/viewport'
import { chartCanvas, surfaceOf } from './canvas.weapp'

interface FoundPlace {
  surface: HTMLElement
  width: number
  pixelRatio: number
}

/** The canvas of this id once it is on the page. It may be found wider later, or only when its page comes back to the top. */
export function useCanvas(id: string): FoundPlace | undefined {
  const [place, setPlace] = useState<FoundPlace>()
  const mounted = useRef(false)

  const measure = useCallback(async () => {
    const found = await chartCanvas(id)
    if (!found || !mounted.current) return
    const { pixelRatio } = windowInfo()
    setPlace(known =>
      known?.width === found.width ? known : { surface: surfaceOf(id, found.node), width: found.width, pixelRatio },
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
