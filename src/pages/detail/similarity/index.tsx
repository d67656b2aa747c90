import { Access } from '@/features/access'
import { similaritySource } from '@/libraries/documents/similarity'
import { DocumentScreen } from '../document-screen'

export default function SimilarityDetail() {
  return (
    <Access route='similarity-detail'>
      <DocumentScreen source={similaritySource} />
    </Access>
  )
}
