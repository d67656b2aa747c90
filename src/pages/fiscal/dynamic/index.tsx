import { Access } from '@/features/access'
import { dynamicSource } from '@/libraries/documents/fiscal/dynamic'
import { DocumentScreen } from '../../detail/document-screen'

export default function Dynamic() {
  return (
    <Access route='fiscal-tax-dynamic-detail'>
      <DocumentScreen source={dynamicSource} />
    </Access>
  )
}
