import { Access } from '@/features/access'
import { judicialLibrary } from '@/libraries/judicial'
import { ListScreen } from '../list-screen'

export default function JudicialList() {
  return (
    <Access route='judicial-list'>
      <ListScreen library={judicialLibrary} route='judicial-list' />
    </Access>
  )
}
