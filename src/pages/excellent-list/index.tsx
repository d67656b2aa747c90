import { Access } from '@/features/access'
import { excellentLibrary } from '@/libraries/excellent'
import { ListScreen } from '../list-screen'

export default function ExcellentList() {
  return (
    <Access route='excellent-case-new-list'>
      <ListScreen library={excellentLibrary} route='excellent-case-new-list' />
    </Access>
  )
}
