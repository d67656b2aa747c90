import { Access } from '@/features/access'
import { Desk } from '@/features/workspace'
import { RecentlyRead } from '@/features/recently-read'
import { useParams } from '@/routing/navigation'
import { openDesk } from '@/stores/workspace'

// What lies on the desk is read while its screen is put together.
void openDesk()

export default function DeskPage() {
  const { place } = useParams()
  return (
    <Access route='desk'>
      <Desk wanted={place} recent={<RecentlyRead few={2} />} />
    </Access>
  )
}
