import type { CommonEvent } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { pageView } from '@/platform/page-view'
import { onlyFinger, type Point, type TouchLike } from '../touch'
import { shouldClose, gestureOf, pullOffset, type DragSample, type PullDirection } from './dragging'
import { scrollBlockProps } from './host'
import type { DragHostOptions } from '../ports'

type Touch = CommonEvent & TouchLike

/** The fields of Taro's element that a pull reads and changes. */
interface Box {
  uid: string
  style: { cssText: string }
}

/**
 * The interval in ms at which positions are sent to the view: WeChat's audit allows at most 20 a second. A
 * transition moves the box between two positions.
 */
const FOLLOW_MS = 50
const FOLLOW = `${FOLLOW_MS}ms linear`
/** The duration of `--slow` plus one frame, in ms. */
const SETTLED = 260

/** Does nothing: the mini-program pulls a box only by its head (`useGripProps`), so that its text can scroll. */
export const enableDrag: (host: DragHostOptions) => () => void = () => () => undefined

/**
 * Moves the box with the finger by setting the style of one node. On release the box leaves the screen or
 * springs back. A second finger cancels the pull.
 */
function createPull(direction: PullDirection, box: () => Box | null | undefined, close: () => void) {
  const axis = direction === 'down' ? 'Y' : 'X'
  let from: Point | undefined
  let dragged = false
  // Until the box is measured, only a fling can close it.
  let size = Infinity
  let samples: DragSample[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  let settling: ReturnType<typeof setTimeout> | undefined

  function place(offset: number, glide: string) {
    const element = box()
    if (!element) return
    const shift = offset ? `transform:translate${axis}(${offset}px);` : ''
    element.style.cssText = `${shift}transition:transform ${glide}`
  }

  const lastOffset = () => samples[samples.length - 1]?.offset ?? 0

  function drawOffset() {
    if (waiting) return
    const offset = lastOffset()
    place(offset, FOLLOW)
    waiting = setTimeout(() => {
      waiting = undefined
      if (lastOffset() !== offset) drawOffset()
    }, FOLLOW_MS)
  }

  function reset() {
    clearTimeout(waiting)
    waiting = undefined
    dragged = false
    from = undefined
  }

  const back = () => place(0, 'var(--slow) var(--ease)')

  function drop() {
    if (dragged) back()
    reset()
  }

  function measure() {
    const side = direction === 'down' ? 'height' : 'width'
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
        const meaning = gestureOf(direction, from, to)
        if (meaning === 'other') from = undefined
        if (meaning !== 'drag') return
        clearTimeout(settling)
        dragged = true
        samples = []
        measure()
        // The pull starts where the drag was recognised, so that the box does not jump.
        from = to
      }
      samples.push({ offset: Math.max(0, Math.round(pullOffset(direction, from, to))), time: event.timeStamp })
      drawOffset()
    },
    end(event: CommonEvent) {
      if (!dragged || (event as Touch).touches.length || !shouldClose(samples, size, event.timeStamp)) return drop()
      reset()
      close()
      // The handler that closes the box may decide to keep it open. Then the box returns to its place.
      settling = setTimeout(back, SETTLED)
    },
    drop,
    forget() {
      reset()
      clearTimeout(settling)
    },
  }
}

/**
 * Returns the props for the head of a box, by which a finger pulls it. A finger on the head does not scroll the page
 * below.
 */
export function useGripProps(direction: PullDirection, close: () => void) {
  const head = useRef<{ parentNode: Box | null }>(null)
  const closing = useRef(close)
  const pull = useRef<ReturnType<typeof createPull>>()
  useEffect(() => {
    closing.current = close
  })
  useEffect(() => {
    const newPull = createPull(
      direction,
      () => head.current?.parentNode,
      () => closing.current(),
    )
    pull.current = newPull
    return newPull.forget
  }, [direction])
  return {
    ...scrollBlockProps,
    ref: head,
    onTouchStart: (event: CommonEvent) => pull.current?.start(event),
    onTouchMove: (event: CommonEvent) => pull.current?.move(event),
    onTouchEnd: (event: CommonEvent) => pull.current?.end(event),
    onTouchCancel: () => pull.current?.drop(),
  }
}
