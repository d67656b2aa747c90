import { Access } from '@/features/access'
import { RelatedDocuments } from '@/features/related-documents'
import { useParams } from '@/routing/navigation'

export default function RelatedDocumentsPage() {
  const { lid = '', paper } = useParams()
  return (
    <Access route='law-related'>
      <RelatedDocuments lid={lid} number={paper} />
    </Access>
  )
}
