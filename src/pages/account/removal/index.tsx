import { Access } from '@/features/access'
import { RemovalScreen } from '@/features/removal-request'

export default function RemovalPage() {
  return (
    <Access route='removal'>
      <RemovalScreen />
    </Access>
  )
}
