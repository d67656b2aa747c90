import { Access } from '@/features/access'
import { similarityLibrary } from '@/libraries/similarity'
import { ListScreen } from '../list-screen'

export default function SimilarityList() {
  return (
    <Access route='similarity-list'>
      <ListScreen library={similarityLibrary} route='similarity-list' />
    </Access>
  )
}
