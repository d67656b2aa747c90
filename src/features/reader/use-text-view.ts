import Taro, { usePageScroll } from '@tarojs/taro'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { LIMITS } from '@/domain/limits'
import { pageView } from '@/platform/page-view'
import type { Setting } from './model/estimate'
import type { Piece } from './model/pieces'
import { type Frame, START, type Target, TextView } from './model/text-view'

let texts = 0

const isSame = (a: Frame, b: Frame) => a.from === b.from && a.to === b.to && a.above === b.above && a.below === b.below

/** The drawn part of a text on a page that scrolls, and the way to any other part. `start` is where it opens. */
export function useTextView(pieces: Piece[], { size, lineHeight }: Omit<Setting, 'width'>, start?: Target) {
  const [name] = useState(() => `text-${++texts}`)
  const [view] = useState(() => {
    const created = new TextView(pieces)
    if (start) created.aim(start, START)
    return created
  })
  const [frame, setFrame] = useState<Frame>(START)
  const [asked, setAsked] = useState(0)
  const drawn = { ...frame, to: Math.min(frame.to, pieces.length) }

  const survey = useCallback(() => {
    const to = Math.min(frame.to, pieces.length)
    const ids = Array.from({ length: to - frame.from }, (_, at) => `${name}-${frame.from + at}`)
    const held = view.held()
    return pageView.survey([name, `${name}-header`, `${name}-now`, ...ids], seen => {
      const screen = Taro.getWindowInfo().windowHeight
      const { frame: next, scroll } = view.take(seen, { frame, held }, { size, lineHeight }, screen)
      setFrame(now => (isSame(now, next) ? now : next))
      if (!scroll) return
      pageView.scrollTo(name, scroll.to, scroll.smooth ? { duration: LIMITS.scroll.anchor, from: scroll.from } : {})
    })
  }, [name, view, frame, pieces.length, size, lineHeight])

  usePageScroll(({ scrollTop }) => {
    const next = view.scrolled(scrollTop, frame)
    if (next !== frame) setFrame(next)
  })

  useLayoutEffect(survey, [survey, asked])
  useEffect(() => pageView.onResize(() => void survey()), [survey])

  const goTo = (target: Target) => {
    setFrame(view.aim(target, frame))
    setAsked(asked + 1)
  }
  return { name, drawn, goTo, here: () => view.here() }
}
