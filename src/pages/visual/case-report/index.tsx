import { CaseReport } from '@/features/case-report'
import { Access } from '@/features/access'

export default function CaseReportPage() {
  return (
    <Access route='case-report'>
      <CaseReport />
    </Access>
  )
}
