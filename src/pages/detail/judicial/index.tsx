import { Door } from '@/features/door'
import { judicialSource } from '@/libraries/documents/judicial'
import { DocumentScreen } from '../document-screen'

export default function JudicialDetail() {
  return (
    <Door route='judicial-detail'>
      <DocumentScreen source={judicialSource} />
    </Door>
  )
}
