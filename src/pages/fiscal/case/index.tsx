import { Door } from '@/features/door'
import { fiscalCaseSource } from '@/libraries/documents/fiscal/case'
import { DocumentScreen } from '../../detail/document-screen'

export default function FiscalCase() {
  return (
    <Door route='fiscal-tax-case-detail'>
      <DocumentScreen source={fiscalCaseSource} />
    </Door>
  )
}
