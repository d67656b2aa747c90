import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { PapersHeader } from './header'

export function PapersWaiting() {
  return (
    <Page header={<PapersHeader />}>
      <Skeleton rows={3} />
    </Page>
  )
}
