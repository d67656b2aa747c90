import { Door } from '@/features/door'
import { RuleBook } from '@/features/rule-book'
import { useParams } from '@/navigation'

const ROUTE = 'similarity-calssification-detail'

export default function RuleBookPage() {
  const { id = '' } = useParams()
  return (
    <Door route={ROUTE}>
      <RuleBook id={id} />
    </Door>
  )
}
