import { usePageScroll } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { UNSCROLLED, scrolledTo } from '@domain/scroll-direction'

/** Whether the search bar stands in the header: it comes and goes with the direction of the scroll. */
export function useBarShown(): boolean {
  const [shown, setShown] = useState(true)
  const scrolled = useRef(UNSCROLLED)
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrolledTo(scrollTop, scrolled.current)
    setShown(scrolled.current.direction === 'down')
  })
  return shown
}
