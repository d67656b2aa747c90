import { biddingSource } from '@/libraries/documents/bidding'
import { documentPage } from './document-page'

export default documentPage(biddingSource)
