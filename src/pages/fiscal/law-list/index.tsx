import { Door } from '@/features/door'
import { fiscalLawLibrary } from '@/libraries/fiscal/law'
import { ListScreen } from '../../list-screen'

export default function FiscalLawList() {
  return (
    <Door route='fiscal-tax-law-list'>
      <ListScreen library={fiscalLawLibrary} route='fiscal-tax-law-list' />
    </Door>
  )
}
