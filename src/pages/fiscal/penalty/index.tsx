import { Access } from '@/features/access'
import { penaltySource } from '@/libraries/documents/fiscal/penalty'
import { DocumentScreen } from '../../detail/document-screen'

export default function Penalty() {
  return (
    <Access route='fiscal-tax-penalty-detail'>
      <DocumentScreen source={penaltySource} />
    </Access>
  )
}
