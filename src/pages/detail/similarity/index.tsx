import { Door } from '@/features/door'
import { similaritySource } from '@/libraries/documents/similarity'
import { DocumentScreen } from '../document-screen'

export default function SimilarityDetail() {
  return (
    <Door route='similarity-detail'>
      <DocumentScreen source={similaritySource} />
    </Door>
  )
}
