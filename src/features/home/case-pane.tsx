import { useEffect } from 'react'
import { useLoaded } from '@/request/use-loaded'
import { CATEGORIES } from '@/libraries/categories'
import { fetchGuidingCases } from './published'
import { prefetch } from '@/routing/navigation'
import { PublishedCases } from './published-cases'
import { RecentPlace } from './recent-place'
import { Shortcuts } from './shortcuts'

export function CasePane() {
  const guiding = useLoaded(fetchGuidingCases)
  const begun = guiding.kind === 'ready'
  // Where most readers go from here.
  useEffect(() => {
    if (!begun) return
    prefetch(CATEGORIES.case.list)
    prefetch('home-search-input')
  }, [begun])
  return (
    <>
      <Shortcuts />
      <RecentPlace />
      <PublishedCases guiding={guiding} />
    </>
  )
}
