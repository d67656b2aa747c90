import { Door } from '@/features/door'
import { judicialLibrary } from '@/libraries/judicial'
import { ListScreen } from '../list-screen'

export default function JudicialList() {
  return (
    <Door route='judicial-list'>
      <ListScreen library={judicialLibrary} route='judicial-list' />
    </Door>
  )
}
