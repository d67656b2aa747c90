import { useEffect, useRef } from 'react'
import { useLazyCode } from '@/platform/lazy-code'
import { splitView } from '@/platform/split-view'
import type { FilterRailSlotProps } from './panel'

const railCode = () => import('./rail')

/** Renders the filter rail on large screens. Phones never load its code. */
export function FilterRailSlot({ onStanding, onMissing, ...panel }: FilterRailSlotProps) {
  const large = splitView.useLarge()
  const { part, failed } = useLazyCode(railCode, large ? 'now' : 'never')
  const callbacks = useRef({ onStanding, onMissing })
  const isVisible = large && part !== undefined
  useEffect(() => {
    callbacks.current = { onStanding, onMissing }
  })
  useEffect(() => {
    if (isVisible) callbacks.current.onStanding()
    else if (failed) callbacks.current.onMissing()
  }, [isVisible, failed])
  return large && part ? <part.FilterRail {...panel} /> : null
}
