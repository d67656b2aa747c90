import { useLoaded, type Loaded } from '@/request/use-loaded'
import { copy } from '@/copy'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { CATEGORIES } from '@/libraries/categories'
import { DocumentRow } from '@/shared/document-row'
import { GUIDING, TYPICAL } from '@/libraries/case-search'
import type { ListRow } from '@/libraries/library'
import { open } from '@/routing/navigation'
import { Skeleton } from '@/ui/skeleton'
import { LoadedSection } from './loaded-section'
import { fetchTypicalCases, PUBLISHED_ORDER } from './published'

interface PublishedProps {
  title: string
  of: Loaded<ListRow[]>
  conditions: Condition[]
}

function Published({ title, of, conditions }: PublishedProps) {
  const openAll = () => void open(CATEGORIES.case.list, { query: encodeUrlQuery(conditions), order: PUBLISHED_ORDER })
  return (
    <LoadedSection
      title={title}
      of={of}
      more={{ label: copy.home.all, onTap: openAll, sensorsName: 'home_guiding_more' }}
      waiting={<Skeleton brief rows={5} />}
    >
      {rows => rows.map(row => <DocumentRow key={row.id} row={row} sensorsName='home_document' />)}
    </LoadedSection>
  )
}

function TypicalCases() {
  return <Published title={copy.home.typical} of={useLoaded(fetchTypicalCases)} conditions={TYPICAL} />
}

/** The guiding cases; where a corpus has none, the typical ones under their own name. */
export function PublishedCases({ guiding }: { guiding: Loaded<ListRow[]> }) {
  if (guiding.kind === 'ready' && guiding.data.length === 0) return <TypicalCases />
  return <Published title={copy.home.guiding} of={guiding} conditions={GUIDING} />
}
