import { penaltySource } from '@/libraries/documents/fiscal/penalty'
import { documentPage } from '../../detail/document-page'

export default documentPage(penaltySource)
