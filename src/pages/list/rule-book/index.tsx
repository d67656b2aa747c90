import { copy } from '@/copy'
import { Access } from '@/features/access'
import { RuleBook } from '@/features/rule-book'
import { CATEGORIES } from '@/libraries/categories'
import { useParams } from '@/routing/navigation'
import { StateScreen, homeAction } from '@/ui/page'
import { OfferedLibrary } from '../list-screen/offered-library'

const ROUTE = 'similarity-calssification-detail'

export default function RuleBookPage() {
  const { id } = useParams()
  return (
    <Access route={ROUTE}>
      <OfferedLibrary category={CATEGORIES.similarity}>
        {id ? (
          <RuleBook id={id} />
        ) : (
          <StateScreen kind='not-found' sentence={copy.error.notFound} actions={[homeAction]} />
        )}
      </OfferedLibrary>
    </Access>
  )
}
