import { Access } from '@/features/access'
import { lawLibrary } from '@/libraries/law'
import { ListScreen } from '../list-screen'

export default function LawList() {
  return (
    <Access route='law-list'>
      <ListScreen library={lawLibrary} route='law-list' />
    </Access>
  )
}
