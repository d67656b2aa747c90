import { useMemo } from 'react'
import { LoadErrorScreen } from '@/request/load-error'
import { copy } from '@/copy'
import { Access } from '@/features/access'
import { PartnerHeader, usePartnerName } from '@/features/partner'
import { CATEGORIES } from '@/libraries/categories'
import { columnLibrary } from '@/libraries/article/search'
import { useParams } from '@/routing/navigation'
import { StateScreen, homeAction, LoadingPage } from '@/ui/page'
import { ListScreen } from './list-screen'
import { OfferedLibrary } from './list-screen/offered-library'

const ROUTE = 'article-partner-detail'

function Column({ name }: { name: string }) {
  const library = useMemo(() => columnLibrary(name), [name])
  return <ListScreen library={library} route={ROUTE} title={name} head={<PartnerHeader name={name} />} />
}

function Partner() {
  const { id = '', name: inAddress = '' } = useParams()
  const name = usePartnerName(id, inAddress)
  if (name.kind === 'loading') return <LoadingPage label={copy.loading} />
  if (name.kind === 'failed')
    return <LoadErrorScreen error={name.error} retry={name.retry} sensorsName='partner_retry' />
  if (!name.data) return <StateScreen kind='not-found' sentence={copy.error.notFound} actions={[homeAction]} />
  return <Column name={name.data} />
}

export default function PartnerArticlesPage() {
  return (
    <Access route={ROUTE}>
      <OfferedLibrary category={CATEGORIES.article}>
        <Partner />
      </OfferedLibrary>
    </Access>
  )
}
