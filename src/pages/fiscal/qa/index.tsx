import { Access } from '@/features/access'
import { qaSource } from '@/libraries/documents/fiscal/qa'
import { DocumentScreen } from '../../detail/document-screen'

export default function Qa() {
  return (
    <Access route='fiscal-tax-qa-detail'>
      <DocumentScreen source={qaSource} />
    </Access>
  )
}
