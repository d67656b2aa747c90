import { Door } from '@/features/door'
import { fiscalCaseStatistics } from '@/libraries/statistics/fiscal-case'
import { VisualScreen } from '../visual-screen'

export default function FiscalCaseVisual() {
  return (
    <Door route='fiscal-tax-case-visual'>
      <VisualScreen statistics={fiscalCaseStatistics} />
    </Door>
  )
}
