import { useCallback } from 'react'
import type { Condition } from '@/domain/condition'
import { encodeUrlQuery } from '@/domain/query'
import { Door } from '@/features/door'
import { IncentiveHome } from '@/features/fiscal/incentive-home'
import { IncentiveWay } from '@/features/fiscal/incentive-way'
import { SearchBar } from '@/features/search-bar'
import { incentiveSource } from '@/libraries/documents/fiscal/incentive'
import type { ReadableDocument } from '@/libraries/document'
import { INCENTIVES, incentiveLibrary } from '@/libraries/fiscal/incentive'
import { open, useParams } from '@/navigation'
import { Page } from '@/ui/page'
import { DocumentScreen } from '../../detail/document-screen'
import { ListScreen } from '../../list-screen'

const besideIncentive = (document: ReadableDocument) => <IncentiveWay document={document} />

/** Where the area begins; asked for something it lists, and with an id it is that incentive's own screen. */
function Incentives() {
  const { id, query } = useParams()
  const search = useCallback((conditions: Condition[]) => {
    void open(INCENTIVES.list, { query: encodeUrlQuery(conditions) })
    return true
  }, [])
  if (id) return <DocumentScreen source={incentiveSource} beside={besideIncentive} />
  if (query) return <ListScreen library={incentiveLibrary} route='tax-incentives-app' />
  return (
    <Page header={<SearchBar library={incentiveLibrary} conditions={[]} onChange={search} />}>
      <IncentiveHome />
    </Page>
  )
}

export default function TaxIncentives() {
  return (
    <Door route='tax-incentives-app'>
      <Incentives />
    </Door>
  )
}
