import { Door } from '@/features/door'
import { similarityLibrary } from '@/libraries/similarity'
import { ListScreen } from '../list-screen'

export default function SimilarityList() {
  return (
    <Door route='similarity-list'>
      <ListScreen library={similarityLibrary} route='similarity-list' />
    </Door>
  )
}
