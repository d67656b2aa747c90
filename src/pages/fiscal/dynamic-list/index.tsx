import { Access } from '@/features/access'
import { dynamicLibrary } from '@/libraries/fiscal/dynamic'
import { ListScreen } from '../../list-screen'

export default function DynamicList() {
  return (
    <Access route='fiscal-tax-dynamic-list'>
      <ListScreen library={dynamicLibrary} route='fiscal-tax-dynamic-list' />
    </Access>
  )
}
