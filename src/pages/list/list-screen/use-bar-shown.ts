import { usePageScroll } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { UNSCROLLED, scrolledTo } from '@domain/scroll-direction'
import { movesByKeys } from '@/platform/last-input'

/**
 * Whether the search bar stands in the header: it comes and goes with the direction of the scroll. For whoever moves by keys it
 * stays, since they could not reach what is hidden.
 */
export function useBarShown(): boolean {
  const [shown, setShown] = useState(true)
  const scrolled = useRef(UNSCROLLED)
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrolledTo(scrollTop, scrolled.current)
    setShown(scrolled.current.direction === 'down' || movesByKeys())
  })
  return shown
}
