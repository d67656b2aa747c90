import { biddingLibrary } from '@/libraries/bidding'
import { listPage } from './list-page'

export default listPage(biddingLibrary)
