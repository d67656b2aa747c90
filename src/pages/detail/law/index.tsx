import { Door } from '@/features/door'
import { lawSource } from '@/libraries/documents/law'
import { DocumentScreen } from '../document-screen'

export default function LawDetail() {
  return (
    <Door route='law-detail'>
      <DocumentScreen source={lawSource} />
    </Door>
  )
}
