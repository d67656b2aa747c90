import { usePageScroll } from '@tarojs/taro'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { LIMITS } from '@domain/limits'
import { pageView } from '@/platform/page-view'
import { typeSize } from '@/platform/type-size'
import { viewport } from '@/platform/viewport'
import { type TextFrame, INITIAL_FRAME, type ScrollTarget, type TextView, isSameFrame } from './model/text-view'

interface FrameProps {
  /** The id of the text's element, and the prefix of its blocks' ids. */
  name: string
  view: TextView
  size: number
  lineHeight: number
  /** The target of the last jump. Only a new object makes the text scroll again. */
  target?: ScrollTarget
}

/** Returns the blocks of a text to draw, and the blank space around them, on a scrolling page. */
export function useTextFrame({ name, view, size, lineHeight, target }: FrameProps): TextFrame {
  const [frame, setFrame] = useState<TextFrame>(INITIAL_FRAME)
  const to = Math.min(frame.to, view.count)
  const update = useCallback((next: TextFrame) => setFrame(now => (isSameFrame(now, next) ? now : next)), [])

  const survey = useCallback(() => {
    if (target) view.go(target)
    const anchor = view.anchor()
    const ids = Array.from({ length: to - frame.from }, (_, at) => `${name}-${frame.from + at}`)
    return pageView.measure([name, `${name}-header`, `${name}-now`, ...ids], layout => {
      const screen = viewport.size().height
      const { frame: next, scroll } = view.update(
        layout,
        { frame, anchor },
        { size: size * typeSize.scale(), lineHeight },
        screen,
      )
      update(next)
      if (!scroll) return
      const motion = scroll.smooth ? { duration: LIMITS.scroll.anchor, from: scroll.from } : {}
      void pageView.scrollTo(name, scroll.to, motion)
    })
  }, [name, view, frame, to, size, lineHeight, target, update])

  usePageScroll(({ scrollTop }) => update(view.scrolled(scrollTop, frame)))

  useLayoutEffect(survey, [survey])
  useEffect(() => viewport.onResize(() => void survey()), [survey])

  return { ...frame, to }
}
