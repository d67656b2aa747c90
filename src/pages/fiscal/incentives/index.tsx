import { useCallback } from 'react'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { LoadErrorScreen } from '@/request/load-error'
import { Access } from '@/features/access'
import { IncentiveTreeLink, IncentiveHome } from '@/features/fiscal/incentive-finder'
import { SearchBar } from '@/features/search-bar'
import { incentiveSource } from '@/libraries/fiscal/incentive/document'
import type { ReadableDocument } from '@/libraries/document'
import { INCENTIVE_CATEGORY, incentiveLibrary } from '@/libraries/fiscal/incentive/search'
import { open, useParams } from '@/routing/navigation'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { DocumentScreen } from '../../detail/document-screen'

/** The code of the list loads on demand. Only an address with a query shows the list. */
const listCode = () => import('./list')

function List() {
  return (
    <LazyPart
      part={useLazyPart(listCode)}
      waiting={<Skeleton rows={5} />}
      failed={(error, retry) => <LoadErrorScreen error={error} retry={retry} sensorsName='incentive_list_retry' />}
    >
      {({ IncentiveList }) => <IncentiveList />}
    </LazyPart>
  )
}

const incentiveLinks = (document: ReadableDocument) => <IncentiveTreeLink document={document} />

/**
 * Shows tax incentives. An address with an id opens an incentive, one with a query opens the list. Any other address
 * opens the start screen.
 */
function Incentives() {
  const { id, query } = useParams()
  const search = useCallback((conditions: Condition[]) => {
    void open(INCENTIVE_CATEGORY.list, { query: encodeUrlQuery(conditions) })
    return true
  }, [])
  if (id) return <DocumentScreen source={incentiveSource} extraLinks={incentiveLinks} />
  if (query) return <List />
  return (
    <Page header={<SearchBar library={incentiveLibrary} conditions={[]} onChange={search} />}>
      <IncentiveHome />
    </Page>
  )
}

export default function TaxIncentivesPage() {
  return (
    <Access route='tax-incentives-app'>
      <Incentives />
    </Access>
  )
}
