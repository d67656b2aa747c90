import { Door } from '@/features/door'
import { biddingLibrary } from '@/libraries/bidding'
import { ListScreen } from '../list-screen'

export default function BiddingList() {
  return (
    <Door route='bidding-list'>
      <ListScreen library={biddingLibrary} route='bidding-list' />
    </Door>
  )
}
