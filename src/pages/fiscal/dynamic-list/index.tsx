import { Door } from '@/features/door'
import { dynamicLibrary } from '@/libraries/fiscal/dynamic'
import { ListScreen } from '../../list-screen'

export default function DynamicList() {
  return (
    <Door route='fiscal-tax-dynamic-list'>
      <ListScreen library={dynamicLibrary} route='fiscal-tax-dynamic-list' />
    </Door>
  )
}
