import { useMemo } from 'react'
import { Door } from '@/features/door'
import { PartnerHead } from '@/features/partner'
import { columnLibrary } from '@/libraries/article'
import { useParams } from '@/navigation'
import { ListScreen } from '../list-screen'

const ROUTE = 'article-partner-detail'

export default function ArticlePartner() {
  const { name = '' } = useParams()
  const library = useMemo(() => columnLibrary(name), [name])
  return (
    <Door route={ROUTE}>
      <ListScreen library={library} route={ROUTE} title={name} head={<PartnerHead name={name} />} />
    </Door>
  )
}
