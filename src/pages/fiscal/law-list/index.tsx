import { Access } from '@/features/access'
import { fiscalLawLibrary } from '@/libraries/fiscal/law'
import { ListScreen } from '../../list-screen'

export default function FiscalLawList() {
  return (
    <Access route='fiscal-tax-law-list'>
      <ListScreen library={fiscalLawLibrary} route='fiscal-tax-law-list' />
    </Access>
  )
}
