import { Door } from '@/features/door'
import { dynamicSource } from '@/libraries/documents/fiscal/dynamic'
import { DocumentScreen } from '../../detail/document-screen'

export default function Dynamic() {
  return (
    <Door route='fiscal-tax-dynamic-detail'>
      <DocumentScreen source={dynamicSource} />
    </Door>
  )
}
