import { Door } from '@/features/door'
import { proDocLibrary } from '@/libraries/pro-doc'
import { ListScreen } from '../list-screen'

export default function ProDocList() {
  return (
    <Door route='proDoc-list'>
      <ListScreen library={proDocLibrary} route='proDoc-list' />
    </Door>
  )
}
