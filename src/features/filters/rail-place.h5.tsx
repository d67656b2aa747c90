import { useEffect, useRef } from 'react'
import { useLazyCode } from '@/platform/lazy-code'
import { splitView } from '@/platform/split-view'
import type { RailPlaceProps } from './panel'

const railCode = () => import('./rail')

/** Where the filters of a large screen come to stand: their code comes to no phone. */
export function RailPlace({ onStanding, onMissing, ...panel }: RailPlaceProps) {
  const large = splitView.useLarge()
  const { part, failed } = useLazyCode(railCode, large ? 'now' : 'never')
  const tell = useRef({ onStanding, onMissing })
  const isStanding = large && part !== undefined
  useEffect(() => {
    tell.current = { onStanding, onMissing }
  })
  useEffect(() => {
    if (isStanding) tell.current.onStanding()
    else if (failed) tell.current.onMissing()
  }, [isStanding, failed])
  return large && part ? <part.FilterRail {...panel} /> : null
}
