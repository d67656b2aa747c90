import { Access } from '@/features/access'
import { fiscalCaseLibrary } from '@/libraries/fiscal/case'
import { ListScreen } from '../../list-screen'
import { FiscalCaseTools } from './tools'

export default function FiscalCaseList() {
  return (
    <Access route='fiscal-tax-case-list'>
      <ListScreen library={fiscalCaseLibrary} route='fiscal-tax-case-list' Tools={FiscalCaseTools} />
    </Access>
  )
}
