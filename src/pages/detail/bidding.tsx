import { biddingSource } from '@/libraries/bidding/document'
import { documentPage } from './document-page'

export default documentPage(biddingSource)
