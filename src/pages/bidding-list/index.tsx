import { Access } from '@/features/access'
import { biddingLibrary } from '@/libraries/bidding'
import { ListScreen } from '../list-screen'

export default function BiddingList() {
  return (
    <Access route='bidding-list'>
      <ListScreen library={biddingLibrary} route='bidding-list' />
    </Access>
  )
}
