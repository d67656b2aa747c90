import { Door } from '@/features/door'
import { excellentLibrary } from '@/libraries/excellent'
import { ListScreen } from '../list-screen'

export default function ExcellentList() {
  return (
    <Door route='excellent-case-new-list'>
      <ListScreen library={excellentLibrary} route='excellent-case-new-list' />
    </Door>
  )
}
