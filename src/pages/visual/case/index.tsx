import { Access } from '@/features/access'
import { caseStatistics } from '@/libraries/case/statistics'
import { useParams } from '@/routing/navigation'
import { SharedVisual } from '../shared-visual'
import { VisualScreen } from '../visual-screen'

/** A share key without a query opens the shared charts. With a query the share key is only passed on. */
function CaseCharts() {
  const { secretKey, query } = useParams()
  if (secretKey && query === undefined) return <SharedVisual secretKey={secretKey} />
  return <VisualScreen statistics={caseStatistics} shareable />
}

export default function CaseVisual() {
  return (
    <Access route='case-visual'>
      <CaseCharts />
    </Access>
  )
}
