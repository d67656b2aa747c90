import { useEffect } from 'react'
import { copy } from '@/copy'
import { encodeUrlQuery } from '@/domain/query'
import { CATEGORIES } from '@/libraries/categories'
import { DocumentRow } from '@/libraries/document-row'
import { fetchGuidingCases, GUIDING, GUIDING_ORDER } from '@/libraries/home'
import { foresee, open } from '@/navigation'
import { Skeleton } from '@/ui/skeleton'
import { LoadedSection } from './loaded-section'
import { RecentPlace } from './recent-place'
import { Shortcuts } from './shortcuts'
import { useLoaded } from '@/api/use-loaded'

const openAll = () => void open(CATEGORIES.case.list, { query: encodeUrlQuery(GUIDING), order: GUIDING_ORDER })

export function CasePane() {
  const guiding = useLoaded(fetchGuidingCases)
  const begun = guiding.kind === 'ready'
  // Where most readers go from here.
  useEffect(() => {
    if (!begun) return
    foresee(CATEGORIES.case.list)
    foresee('home-search-input')
  }, [begun])
  return (
    <>
      <Shortcuts />
      <RecentPlace />
      <LoadedSection
        title={copy.home.guiding}
        of={guiding}
        more={{ label: copy.home.more, onTap: openAll, sensorsName: 'home_guiding_more' }}
        waiting={<Skeleton brief rows={5} />}
      >
        {rows => rows.map(row => <DocumentRow key={row.id} row={row} sensorsName='home_document' />)}
      </LoadedSection>
    </>
  )
}
