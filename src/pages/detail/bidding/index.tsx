import { Door } from '@/features/door'
import { biddingSource } from '@/libraries/documents/bidding'
import { DocumentScreen } from '../document-screen'

export default function BiddingDetail() {
  return (
    <Door route='bidding-detail'>
      <DocumentScreen source={biddingSource} />
    </Door>
  )
}
