import { Access } from '@/features/access'
import { fiscalCaseSource } from '@/libraries/documents/fiscal/case'
import { DocumentScreen } from '../../detail/document-screen'

export default function FiscalCase() {
  return (
    <Access route='fiscal-tax-case-detail'>
      <DocumentScreen source={fiscalCaseSource} />
    </Access>
  )
}
