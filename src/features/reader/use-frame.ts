import { usePageScroll } from '@tarojs/taro'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { LIMITS } from '@domain/limits'
import { pageView } from '@/platform/page-view'
import { typeSize } from '@/platform/type-size'
import { viewport } from '@/platform/viewport'
import { type Frame, START, type Target, type TextView, isSame } from './model/text-view'

interface Text {
  /** The id of the body; its pieces' ids begin with it. */
  name: string
  view: TextView
  size: number
  lineHeight: number
  /** Where the reader wants to be; each wish is a new object. */
  going?: Target
}

/** The drawn part of a text on a page that scrolls. */
export function useFrame({ name, view, size, lineHeight, going }: Text): Frame {
  const [frame, setFrame] = useState<Frame>(START)
  const to = Math.min(frame.to, view.count)
  const take = useCallback((next: Frame) => setFrame(now => (isSame(now, next) ? now : next)), [])

  const survey = useCallback(() => {
    if (going) view.go(going)
    const held = view.held()
    const ids = Array.from({ length: to - frame.from }, (_, at) => `${name}-${frame.from + at}`)
    return pageView.survey([name, `${name}-header`, `${name}-now`, ...ids], seen => {
      const screen = viewport.size().height
      const { frame: next, scroll } = view.take(
        seen,
        { frame, held },
        { size: size * typeSize.scale(), lineHeight },
        screen,
      )
      take(next)
      if (!scroll) return
      const way = scroll.smooth ? { duration: LIMITS.scroll.anchor, from: scroll.from } : {}
      void pageView.scrollTo(name, scroll.to, way)
    })
  }, [name, view, frame, to, size, lineHeight, going, take])

  usePageScroll(({ scrollTop }) => take(view.scrolled(scrollTop, frame)))

  useLayoutEffect(survey, [survey])
  useEffect(() => viewport.onResize(() => void survey()), [survey])

  return { ...frame, to }
}
