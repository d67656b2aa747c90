import { Access } from '@/features/access'
import { caseSource } from '@/libraries/documents/case'
import { DocumentScreen } from '../document-screen'

export default function CaseDetail() {
  return (
    <Access route='case-detail'>
      <DocumentScreen source={caseSource} />
    </Access>
  )
}
