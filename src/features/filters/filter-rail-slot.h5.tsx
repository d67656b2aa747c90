import { useEffect, useRef } from 'react'
import { useLazyCode } from '@/platform/lazy-code'
import { splitView } from '@/platform/split-view'
import type { FilterRailSlotProps } from './panel'

const railCode = () => import('./rail')

/** Renders the filter rail on large screens. Phones never load its code. */
export function FilterRailSlot({ onRailShown, onRailFailed, ...panel }: FilterRailSlotProps) {
  const large = splitView.useLarge()
  const { part, failed } = useLazyCode(railCode, large ? 'now' : 'never')
  const callbacks = useRef({ onRailShown, onRailFailed })
  const isVisible = large && part !== undefined
  useEffect(() => {
    callbacks.current = { onRailShown, onRailFailed }
  })
  useEffect(() => {
    if (isVisible) callbacks.current.onRailShown()
    else if (failed) callbacks.current.onRailFailed()
  }, [isVisible, failed])
  return large && part ? <part.FilterRail {...panel} /> : null
}
