import { Door } from '@/features/door'
import { qaLibrary } from '@/libraries/fiscal/qa'
import { ListScreen } from '../../list-screen'

export default function QaList() {
  return (
    <Door route='fiscal-tax-qa-list'>
      <ListScreen library={qaLibrary} route='fiscal-tax-qa-list' />
    </Door>
  )
}
