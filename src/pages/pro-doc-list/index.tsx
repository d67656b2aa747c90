import { Access } from '@/features/access'
import { proDocLibrary } from '@/libraries/pro-doc'
import { ListScreen } from '../list-screen'

export default function ProDocList() {
  return (
    <Access route='proDoc-list'>
      <ListScreen library={proDocLibrary} route='proDoc-list' />
    </Access>
  )
}
