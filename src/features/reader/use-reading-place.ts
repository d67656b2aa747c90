import { usePageScroll } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import type { ReaderText } from './use-text'

/** The time in ms after the last scroll. */
const REST = 400

/** Reports the passage at which a scroll came to rest; `undefined` while the document's header is in view. */
export function useReadingPlace({ view, here }: ReaderText, onRest?: (passage: number | undefined) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const report = useRef(() => undefined as void)
  useEffect(() => {
    report.current = () => {
      timer.current = undefined
      onRest?.(view.here() && here().passage)
    }
  })
  usePageScroll(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => report.current(), REST)
  })
  // A reader who leaves while the page still moves stopped here as well.
  useEffect(
    () => () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      report.current()
    },
    [],
  )
}
