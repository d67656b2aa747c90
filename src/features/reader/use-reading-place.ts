import { usePageScroll } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import type { ReaderText } from './use-text'

/** The time in ms without a scroll event after which a scroll counts as ended. */
const REST = 400

/** Reports the passage at which a scroll ended. Reports `undefined` while the document's header is in view. */
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
  // If the reader leaves before a scroll has ended, the passage at that moment is reported.
  useEffect(
    () => () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      report.current()
    },
    [],
  )
}
