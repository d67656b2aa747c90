import { CaseReport } from '@/features/case-report'
import { Door } from '@/features/door'

export default function CaseReportPage() {
  return (
    <Door route='case-report'>
      <CaseReport />
    </Door>
  )
}
