import { Door } from '@/features/door'
import { lawLibrary } from '@/libraries/law'
import { ListScreen } from '../list-screen'

export default function LawList() {
  return (
    <Door route='law-list'>
      <ListScreen library={lawLibrary} route='law-list' />
    </Door>
  )
}
