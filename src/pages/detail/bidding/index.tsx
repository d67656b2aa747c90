import { Access } from '@/features/access'
import { biddingSource } from '@/libraries/documents/bidding'
import { DocumentScreen } from '../document-screen'

export default function BiddingDetail() {
  return (
    <Access route='bidding-detail'>
      <DocumentScreen source={biddingSource} />
    </Access>
  )
}
