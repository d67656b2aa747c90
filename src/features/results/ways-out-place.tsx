import { type ComponentType, useEffect, useState } from 'react'
import type { WaysOutProps } from './ways-out'

/** Where what helps after an empty search comes to stand: its code comes when it is wanted, and nothing is missed without it. */
export function WaysOutPlace(props: WaysOutProps) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<WaysOutProps> }>()
  useEffect(() => {
    let isHere = true
    import('./ways-out').then(
      ({ WaysOut }) => isHere && setLoaded({ Part: WaysOut }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  if (!loaded) return null
  const { Part } = loaded
  return <Part {...props} />
}
