import type { CommonEvent } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { pageView } from '@/platform/page-view'
import { onlyFinger, type Point, type TouchLike } from '../touch'
import { leaves, meaningOf, offsetOf, type Sample, type Way } from './dragging'
import { blockScroll } from './host'
import type { DragHost } from './port'

type Touch = CommonEvent & TouchLike

/** As much of Taro's element as a pull asks of it. */
interface Box {
  uid: string
  style: { cssText: string }
}

/** Sent to the view 20 times a second at most, as WeChat's audit wants it; the box glides from one place to the next. */
const EVERY = 50
const FOLLOW = `${EVERY}ms linear`
/** As long as `--slow`, and a frame more. */
const SETTLED = 260

/** The whole box would tell of each move by which its text is scrolled: it is held by its head, as `useGrip` has it. */
export const holdDrag: (host: DragHost) => () => void = () => () => undefined

/** The box goes with the finger, by one node's style. Let go, it leaves or springs back; a second finger puts it back. */
function follow(way: Way, box: () => Box | null | undefined, close: () => void) {
  const axis = way === 'down' ? 'Y' : 'X'
  let from: Point | undefined
  let dragged = false
  // Until it is known, the box leaves by a fling only.
  let size = Infinity
  let samples: Sample[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  let settling: ReturnType<typeof setTimeout> | undefined

  function place(offset: number, glide: string) {
    const moved = box()
    if (!moved) return
    const shift = offset ? `transform:translate${axis}(${offset}px);` : ''
    moved.style.cssText = `${shift}transition:transform ${glide}`
  }

  const reached = () => samples[samples.length - 1]?.offset ?? 0

  function show() {
    if (waiting) return
    const shown = reached()
    place(shown, FOLLOW)
    waiting = setTimeout(() => {
      waiting = undefined
      if (reached() !== shown) show()
    }, EVERY)
  }

  function rest() {
    clearTimeout(waiting)
    waiting = undefined
    dragged = false
    from = undefined
  }

  const back = () => place(0, 'var(--slow) var(--ease)')

  function drop() {
    if (dragged) back()
    rest()
  }

  function measure() {
    const side = way === 'down' ? 'height' : 'width'
    const measured = box()
    if (measured) pageView.measure([measured.uid], ({ rects: [rect] }) => (size = rect?.[side] ?? Infinity))
  }

  return {
    start(event: CommonEvent) {
      if (dragged) return drop()
      from = onlyFinger(event as Touch)
    },
    move(event: CommonEvent) {
      const to = onlyFinger(event as Touch)
      if (!from) return
      if (!to) return drop()
      if (!dragged) {
        const meaning = meaningOf(way, from, to)
        if (meaning === 'other') from = undefined
        if (meaning !== 'drag') return
        clearTimeout(settling)
        dragged = true
        samples = []
        measure()
        // From where it was told to be a drag: the box does not leap to the finger.
        from = to
      }
      samples.push({ offset: Math.max(0, Math.round(offsetOf(way, from, to))), time: event.timeStamp })
      show()
    },
    end(event: CommonEvent) {
      if (!dragged || (event as Touch).touches.length || !leaves(samples, size, event.timeStamp)) return drop()
      rest()
      close()
      // It may have been asked to stay.
      settling = setTimeout(back, SETTLED)
    },
    drop,
    forget() {
      rest()
      clearTimeout(settling)
    },
  }
}

/** Props of the head of a box, by which it is pulled. A finger there does not move the page below. */
export function useGrip(way: Way, close: () => void) {
  const head = useRef<{ parentNode: Box | null }>(null)
  const closing = useRef(close)
  const pull = useRef<ReturnType<typeof follow>>()
  useEffect(() => {
    closing.current = close
  })
  useEffect(() => {
    const following = follow(
      way,
      () => head.current?.parentNode,
      () => closing.current(),
    )
    pull.current = following
    return following.forget
  }, [way])
  return {
    ...blockScroll,
    ref: head,
    onTouchStart: (event: CommonEvent) => pull.current?.start(event),
    onTouchMove: (event: CommonEvent) => pull.current?.move(event),
    onTouchEnd: (event: CommonEvent) => pull.current?.end(event),
    onTouchCancel: () => pull.current?.drop(),
  }
}
