import { biddingLibrary } from '@/libraries/bidding/search'
import { listPage } from './list-page'

export default listPage(biddingLibrary)
