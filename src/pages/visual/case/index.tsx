import { Access } from '@/features/access'
import { caseStatistics } from '@/libraries/case/statistics'
import { useParams } from '@/routing/navigation'
import { SharedVisual } from '../shared-visual'
import { VisualScreen } from '../visual-screen'

/** A key alone opens what it was made for; whoever comes with a query of their own has the key to pass on. */
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
