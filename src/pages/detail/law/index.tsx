import { Access } from '@/features/access'
import { lawSource } from '@/libraries/documents/law'
import { DocumentScreen } from '../document-screen'

export default function LawDetail() {
  return (
    <Access route='law-detail'>
      <DocumentScreen source={lawSource} />
    </Access>
  )
}
