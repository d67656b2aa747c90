import { Access } from '@/features/access'
import { judicialSource } from '@/libraries/documents/judicial'
import { DocumentScreen } from '../document-screen'

export default function JudicialDetail() {
  return (
    <Access route='judicial-detail'>
      <DocumentScreen source={judicialSource} />
    </Access>
  )
}
