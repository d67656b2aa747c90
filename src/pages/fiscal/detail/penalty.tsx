import { penaltySource } from '@/libraries/fiscal/penalty/document'
import { documentPage } from '../../detail/document-page'

export default documentPage(penaltySource)
