import { Access } from '@/features/access'
import { LawDay } from '@/features/fiscal/law-day'
import type { ReadableDocument } from '@/libraries/document'
import { fiscalLawSource } from '@/libraries/documents/fiscal/law'
import { DocumentScreen } from '../../detail/document-screen'

const besideLaw = (document: ReadableDocument) => <LawDay document={document} />

export default function FiscalLaw() {
  return (
    <Access route='fiscal-tax-law-detail'>
      <DocumentScreen source={fiscalLawSource} beside={besideLaw} />
    </Access>
  )
}
