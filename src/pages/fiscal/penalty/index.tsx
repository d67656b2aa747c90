import { Door } from '@/features/door'
import { penaltySource } from '@/libraries/documents/fiscal/penalty'
import { DocumentScreen } from '../../detail/document-screen'

export default function Penalty() {
  return (
    <Door route='fiscal-tax-penalty-detail'>
      <DocumentScreen source={penaltySource} />
    </Door>
  )
}
