import { Access } from '@/features/access'
import { RuleBook } from '@/features/rule-book'
import { useParams } from '@/routing/navigation'

const ROUTE = 'similarity-calssification-detail'

export default function RuleBookPage() {
  const { id = '' } = useParams()
  return (
    <Access route={ROUTE}>
      <RuleBook id={id} />
    </Access>
  )
}
