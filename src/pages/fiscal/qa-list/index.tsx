import { Access } from '@/features/access'
import { qaLibrary } from '@/libraries/fiscal/qa'
import { ListScreen } from '../../list-screen'

export default function QaList() {
  return (
    <Access route='fiscal-tax-qa-list'>
      <ListScreen library={qaLibrary} route='fiscal-tax-qa-list' />
    </Access>
  )
}
