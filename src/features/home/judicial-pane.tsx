import { copy } from '@/copy'
import { CATEGORIES } from '@/libraries/categories'
import { DocumentRow } from '@/shared/document-row'
import { fetchNewestJudicialViews, NEWEST_JUDICIAL_VIEWS_ORDER } from './newest'
import { open } from '@/routing/navigation'
import { Skeleton } from '@/ui/skeleton'
import { LoadedSection } from './loaded-section'
import { useLoaded } from '@/request/use-loaded'

const openAll = () => void open(CATEGORIES.judicial.list, { order: NEWEST_JUDICIAL_VIEWS_ORDER })

export function JudicialPane() {
  const views = useLoaded(fetchNewestJudicialViews)
  return (
    <LoadedSection
      title={copy.home.views}
      of={views}
      more={{ label: copy.home.all, onTap: openAll, sensorsName: 'home_views_more' }}
      skeleton={<Skeleton brief rows={8} />}
    >
      {rows => rows.map((row, at) => <DocumentRow key={at} row={row} sensorsName='home_document' />)}
    </LoadedSection>
  )
}
