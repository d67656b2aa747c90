import { Door } from '@/features/door'
import { qaSource } from '@/libraries/documents/fiscal/qa'
import { DocumentScreen } from '../../detail/document-screen'

export default function Qa() {
  return (
    <Door route='fiscal-tax-qa-detail'>
      <DocumentScreen source={qaSource} />
    </Door>
  )
}
