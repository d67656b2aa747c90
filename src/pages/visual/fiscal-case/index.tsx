import { Access } from '@/features/access'
import { fiscalCaseStatistics } from '@/libraries/fiscal/case/statistics'
import { VisualScreen } from '../visual-screen'

export default function FiscalCaseChartsPage() {
  return (
    <Access route='fiscal-tax-case-visual'>
      <VisualScreen statistics={fiscalCaseStatistics} />
    </Access>
  )
}
