import { Door } from '@/features/door'
import { caseSource } from '@/libraries/documents/case'
import { DocumentScreen } from '../document-screen'

export default function CaseDetail() {
  return (
    <Door route='case-detail'>
      <DocumentScreen source={caseSource} />
    </Door>
  )
}
