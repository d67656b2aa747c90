import { Door } from '@/features/door'
import { fiscalLawSource } from '@/libraries/documents/fiscal/law'
import { DocumentScreen } from '../../detail/document-screen'

export default function FiscalLaw() {
  return (
    <Door route='fiscal-tax-law-detail'>
      <DocumentScreen source={fiscalLawSource} />
    </Door>
  )
}
