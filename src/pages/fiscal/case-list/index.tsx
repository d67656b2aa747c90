import { Door } from '@/features/door'
import { fiscalCaseLibrary } from '@/libraries/fiscal/case'
import { ListScreen } from '../../list-screen'
import { FiscalCaseTools } from './tools'

export default function FiscalCaseList() {
  return (
    <Door route='fiscal-tax-case-list'>
      <ListScreen library={fiscalCaseLibrary} route='fiscal-tax-case-list' Tools={FiscalCaseTools} />
    </Door>
  )
}
