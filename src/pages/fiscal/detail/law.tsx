import { LawStatusOnDay } from '@/features/fiscal/law-day'
import { fiscalLawSource } from '@/libraries/fiscal/law/document'
import { documentPage } from '../../detail/document-page'

export default documentPage(fiscalLawSource, { extraLinks: document => <LawStatusOnDay document={document} /> })
