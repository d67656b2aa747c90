import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { RelatedDocumentsHeader } from './header'

export function DocumentsWaiting() {
  return (
    <Page header={<RelatedDocumentsHeader />}>
      <Skeleton rows={3} />
    </Page>
  )
}
