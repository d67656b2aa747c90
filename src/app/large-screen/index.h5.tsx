import { type ComponentType, useEffect, useState } from 'react'
import { panes } from '@/platform/panes'

/** What a large screen has more than a phone: none of its code or styles comes to a phone. */
export function LargeScreen() {
  const large = panes.useLarge()
  const [Desk, setDesk] = useState<ComponentType>()
  useEffect(() => {
    if (!large) return
    // Where it does not come, the pages are there as on a phone.
    import('./desk.h5').then(
      code => setDesk(() => code.Desk),
      () => undefined,
    )
  }, [large])
  return large && Desk ? <Desk /> : null
}
