import { biddingLibrary } from '@/libraries/bidding/search'
import { listPage } from './list-screen'

export default listPage(biddingLibrary)
