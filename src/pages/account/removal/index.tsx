import { Access } from '@/features/access'
import { RemovalRequestScreen } from '@/features/removal-request'

export default function RemovalPage() {
  return (
    <Access route='removal'>
      <RemovalRequestScreen />
    </Access>
  )
}
