import { type ComponentType, useEffect, useRef, useState } from 'react'
import { panes } from '@/platform/panes'
import type { PanelProps, RailPlaceProps } from './panel'

/** Where the filters of a large screen come to stand: their code comes to no phone. */
export function RailPlace({ onStanding, onMissing, ...panel }: RailPlaceProps) {
  const large = panes.useLarge()
  const [Rail, setRail] = useState<ComponentType<PanelProps>>()
  const tell = useRef({ onStanding, onMissing })
  useEffect(() => {
    if (!large) return
    import('./rail').then(
      code => {
        setRail(() => code.FilterRail)
        tell.current.onStanding()
      },
      () => tell.current.onMissing(),
    )
  }, [large])
  return large && Rail ? <Rail {...panel} /> : null
}
