import { LawDay } from '@/features/fiscal/law-day'
import { fiscalLawSource } from '@/libraries/documents/fiscal/law'
import { documentPage } from '../../detail/document-page'

export default documentPage(fiscalLawSource, { beside: document => <LawDay document={document} /> })
