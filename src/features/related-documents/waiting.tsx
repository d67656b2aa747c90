import { copy } from '@/copy'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'

export function PapersWaiting() {
  return (
    <Page header={<Header back title={copy.document.related} ruled />}>
      <Skeleton rows={3} />
    </Page>
  )
}
